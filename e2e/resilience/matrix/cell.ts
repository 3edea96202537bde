/** One of each kind, together below a minute: the others run separately. */
const sample = new Set([
  'home: firestore down',
  'sign-in: auth down',
  'home: is missing',
  'a visit: goes and comes back, the browser knows',
  'a visit: goes and comes back, the browser does not know',
  'browse: down',
  'post: hangs',
  "account: the page's files fail",
  'static-pages: its container is corrupt',
  'browse: its entry of the registry is corrupt',
  'static-pages: throws while rendering',
  "account's dialog: down",
  'post: its files are gone after a release',
  'home, again: is down',
  'home: server.js of the remote is tampered with',
])

/** The tag and annotations of a test in the matrix. */
export function cell(table: string, row: string, column: string) {
  return {
    tag: sample.has(`${column}: ${row}`) ? [] : ['@matrix'],
    annotation: [
      { type: 'table', description: table },
      { type: 'row', description: row },
      { type: 'column', description: column },
    ],
  }
}
