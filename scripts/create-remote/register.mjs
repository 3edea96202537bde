/**
 * The changes for a new remote in the files that have a line for each remote.
 *
 * @type {Record<string, (text: string, remote: { name: string, title: string }) => string>}
 */
export const withRemote = {
  'shared/remotes.ts': (text, { name }) =>
    replaced(text, /(?=^ *\/\/ `npm run create-remote`)/m, `  '${name}',\n`),

  '.github/CODEOWNERS': (text, { name }) => {
    const team = `@adamarket/${name}`
    const owned = replaced(text, /(?=^\/e2e\/ )/m, `${row(`/${name}-remote/`, 31)}${team}\n`)
    const watched = replaced(owned, /(?<=^\/shared\/src\/contract\/ .*)$/m, ` ${team}`)
    return `${watched}${row(`/e2e/journeys/${name}.spec.ts`, 38)}${team}\n`
  },

  // Its previews are named in the comment of a pull request.
  '.github/workflows/comment.yml': (text, { title }) =>
    replaced(text, /(?=^ {4}types: \[completed\])/m, `      - ${title}\n`),

  '.env.example': (text, { name }) => {
    const variable = `ADAMARKET_SITE_${name.replaceAll('-', '_').toUpperCase()}`
    return replaced(text, /(?<=^ADAMARKET_SITE_\w+=\n)(?=\n)/m, `${variable}=\n`)
  },

  // The limits of the remote with the smallest pages, until `npm run ops -- budgets` measures this one.
  'e2e/performance/budgets.json': (text, { name }) => {
    const budgets = JSON.parse(text)
    const { container, chunk } = budgets.apps['static-pages-remote']
    budgets.apps[`${name}-remote`] = { container, chunk, files: {} }
    return `${JSON.stringify(budgets, null, 2)}\n`
  },
}

function row(path, width) {
  return `${path} `.padEnd(width)
}

function replaced(text, place, added) {
  if (!place.test(text)) throw new Error(`There is no place for: ${added}`)
  return text.replace(place, added)
}
