/** Where the product is: what is built and deployed, without tests and the build. */
export const product = [
  /^(?:shell|shared|[a-z]+(?:-[a-z]+)*-remote)\/src\//,
  /^shell\/public\//,
  /^static-pages-remote\/content\//,
  /^backend\/firebase\/functions\/src\//,
  /^backend\/firebase\/(?:firestore|storage)\.rules$/,
  /^shared\/build\//,
]
const tests = /\.(?:test|spec)\.\w+$/

const held = [
  ['says', 'test', 'change'],
  ['says', 'decision', 'test', 'change'],
]
const notHeld = [
  ['says', 'untested'],
  ['says', 'decision', 'untested'],
]

/**
 * What is wrong with a statement.
 *
 * @param {import('./statements.mjs').Statement} statement
 * @param {(file: string) => string | undefined} read The text of a file, if there is one.
 * @returns {string[]}
 */
export function problemsOf({ section: _section, ...entry }, read) {
  const fields = Object.keys(entry).join()
  if (![...held, ...notHeld].some((known) => known.join() === fields)) {
    return [`has the fields ${fields}`]
  }
  const texts = ['says', 'decision', 'untested'].filter((field) => field in entry)
  const empty = texts.filter((field) => typeof entry[field] !== 'string' || entry[field] === '')
  const problems = empty.map((field) => `has no text in "${field}"`)
  if (entry.test === undefined) return problems
  return [...problems, ...problemsOfTest(entry.test, read), ...problemsOfChange(entry.change, read)]
}

function problemsOfTest([file, title, ...rest], read) {
  const source = read(file)
  if (rest.length > 0 || !title) return ['has a test that is no file with a title']
  if (!tests.test(file)) return [`names ${file}, which is no test`]
  if (source === undefined) return [`names ${file}, which does not exist`]
  return source.includes(title) ? [] : [`names the test “${title}”, which ${file} does not have`]
}

function problemsOfChange({ in: file, from, to, ...rest }, read) {
  if (Object.keys(rest).length > 0) return ['has a change with other fields than in, from, to']
  if (tests.test(file) || !product.some((place) => place.test(file))) {
    return [`changes ${file}, which is not the product`]
  }
  const times = (read(file) ?? '').split(from).length - 1
  if (times !== 1) return [`changes “${from}”, which is ${times} times in ${file}`]
  return from === to ? [`changes “${from}” into itself`] : []
}
