import { parseArgs } from 'node:util'

const known = { times: { type: 'string', default: '10' }, load: { type: 'string', default: '0' } }

/**
 * Parses `[--times 10] [--load 2] [files and options of playwright test]`.
 *
 * @param {readonly string[]} parameters
 */
export function readSoakRequest(parameters) {
  const { values, tokens } = parseArgs({
    args: [...parameters],
    options: known,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const own = new Set()
  for (const token of tokens) {
    if (token.kind !== 'option' || !Object.hasOwn(known, token.name)) continue
    own.add(token.index)
    if (token.inlineValue === false) own.add(token.index + 1)
  }
  return {
    times: wholeNumber('--times', values.times, 1),
    load: wholeNumber('--load', values.load, 0),
    options: parameters.filter((_, index) => !own.has(index)),
  }
}

function wholeNumber(name, text, min) {
  if (/^\d+$/.test(text) && Number(text) >= min) return Number(text)
  throw new Error(`${name} takes a whole number, ${min} or more.`)
}
