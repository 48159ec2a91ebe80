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

interface ExportedCollection { id: string; name: string; defaultModeId: string; modes: { modeId: string; name: string }[] }

/** What the script of an export carries. */
interface ExportedFile { variableCollections: ExportedCollection[]; variables: Exported[] }

type ExportedVariable = Exported

/** What the script of an export did. */
interface Report {
  text: string
  created: string[]
  changed: string[]
  unchanged: number
  problems: string[]
  /** The id that Figma gave each variable, by its name. */
  ids: { [name: string]: string }
}

type CodeSyntaxPlatform = 'WEB' | 'ANDROID' | 'iOS'
type VariableResolvedDataType = 'BOOLEAN' | 'COLOR' | 'EASING' | 'FLOAT' | 'STRING' | 'TIMING'
type VariableValue = boolean | string | number | MotionEasing | VariableAlias

interface Variable {
  readonly id: string
  name: string
  description: string
  readonly remote: boolean
  readonly variableCollectionId: string
  readonly resolvedType: VariableResolvedDataType
  setValueForMode(modeId: string, newValue: VariableValue): void
  readonly valuesByMode: { [modeId: string]: VariableValue }
  remove(): void
  readonly codeSyntax: { [platform in CodeSyntaxPlatform]?: string }
  setVariableCodeSyntax(platform: CodeSyntaxPlatform, value: string): void
}

interface VariableCollection {
  readonly id: string
  name: string
  readonly remote: boolean
  readonly isExtension: boolean
  readonly modes: Array<{ modeId: string; name: string }>
  readonly variableIds: string[]
  readonly defaultModeId: string
  remove(): void
  addMode(name: string): string
  renameMode(modeId: string, newName: string): void
}

interface VariablesAPI {
  getLocalVariablesAsync(type?: VariableResolvedDataType): Promise<Variable[]>
  getLocalVariableCollectionsAsync(): Promise<VariableCollection[]>
  createVariable(name: string, collection: VariableCollection, resolvedType: VariableResolvedDataType): Variable
  createVariableCollection(name: string): VariableCollection
  createVariableAlias(variable: Variable): VariableAlias
}

interface PluginAPI {
  readonly editorType: 'figma' | 'figjam' | 'dev' | 'slides' | 'buzz'
  readonly variables: VariablesAPI
  notify(message: string): void
}

declare const figma: PluginAPI
