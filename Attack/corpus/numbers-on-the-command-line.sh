# Numbers that were taken as right made traps of overflow, endless work, or ate all memory.
"$MOTIONBOOK" init >out
ends convert duration=1e-150,bounce=0.5
ends convert duration=1e-120,bounce=0.5
ends convert base=apple.snappy,durationScale=1e-150
ends convert duration=0.5,bounce=-0.999999
ends show duration=0.5,bounce=-0.9999999
ends convert duration=0.5,bounce=0.3 --velocity 1e14
ends convert duration=0.5,bounce=0.3 --velocity 1e16
ends convert stiffness=1e308,dampingRatio=1 --velocity 170
ends export --format css --tolerance 1e-300
ends export --format css --tolerance 1e-15
ends show bounciness=10,speed=100000
ends show bounciness=10.0,speed=100000.09999999999
