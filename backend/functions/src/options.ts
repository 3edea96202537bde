import { setGlobalOptions } from 'firebase-functions/v2'

/** Instances of one function: a flood is worked off over time instead of at any price. */
export const maxInstances = 10

// Before the functions, which take it as they are made.
setGlobalOptions({ maxInstances })
