/** One of each kind, for every pull request: the others run nightly. */
const sample = new Set([
  'home: firestore down',
  'home: is missing',
  'a visit: goes and comes back, the browser does not know',
  'browse: down',
  'home: server.js of the remote is tampered with',
])

/** The tag and annotations of a test in the matrix. */
export function cell(table: string, row: string, column: string) {
  return {
    tag: sample.has(`${column}: ${row}`) ? '@sample' : ['@matrix', '@nightly'],
    annotation: [
      { type: 'table', description: table },
      { type: 'row', description: row },
      { type: 'column', description: column },
    ],
  }
}
