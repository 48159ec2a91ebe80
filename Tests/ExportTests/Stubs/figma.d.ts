// What Figma's plugin API declares of variables and easings (developers.figma.com, typings 1.133 of 2026-08-06).

interface EasingFunctionBezier { x1: number; y1: number; x2: number; y2: number }

/** In prototypes. */
interface Easing {
  readonly type:
    | 'EASE_IN' | 'EASE_OUT' | 'EASE_IN_AND_OUT' | 'LINEAR' | 'EASE_IN_BACK' | 'EASE_OUT_BACK'
    | 'EASE_IN_AND_OUT_BACK' | 'CUSTOM_CUBIC_BEZIER' | 'GENTLE' | 'QUICK' | 'BOUNCY' | 'SLOW' | 'CUSTOM_SPRING'
  readonly easingFunctionCubicBezier?: EasingFunctionBezier
  readonly easingFunctionSpring?: { mass: number; stiffness: number; damping: number; initialVelocity: number }
}

/** In variables and between keyframes. */
interface MotionEasing {
  readonly type: Easing['type'] | 'HOLD'
  readonly easingFunctionCubicBezier?: EasingFunctionBezier
  readonly easingFunctionSpring?: { readonly bounce: number }
}

interface VariableAlias { type: 'VARIABLE_ALIAS'; id: string }

type CodeSyntax = { [platform in 'WEB' | 'ANDROID' | 'iOS']?: string }

interface Described {
  id: string
  name: string
  variableCollectionId: string
  description: string
  codeSyntax: CodeSyntax
  prototype?: Easing
  comments?: string[]
}

/** A variable of the file: Figma's members, and what stands beside them. */
type Exported = Described & (
  | { resolvedType: 'EASING'; valuesByMode: { [modeId: string]: MotionEasing | VariableAlias } }
  | { resolvedType: 'TIMING'; valuesByMode: { [modeId: string]: number | VariableAlias } }
)
