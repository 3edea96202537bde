/**
 * The seed of the samples in `npm test`, which has to give the same answer for the same code. Other seeds
 * and larger samples: `npm run ops -- attack` and `npm run ops -- mutate-rules`.
 */
export const sampleSeed = 1
