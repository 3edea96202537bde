import fc from 'fast-check'

const [surrogates, rest] = [0xd8_00, 0x8_00]

/**
 * Any character but half a surrogate pair, like fast-check's unit `binary`, which first makes a table of all million of
 * them.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ff_ff - rest })
  .map((index) => String.fromCodePoint(index < surrogates ? index : index + rest))
