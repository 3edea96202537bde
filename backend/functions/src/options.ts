import { setGlobalOptions } from 'firebase-functions/v2'

/** The most instances of one function: a flood of events takes longer, but its cost is limited. */
export const maxInstances = 10

// Set before the functions are created.
setGlobalOptions({ maxInstances })
