import { posix } from 'node:path'

import { everywhere } from './changed.mjs'
import { importGraph } from './import-graph.mjs'

/** What no page shows. */
const notShown =
  /\.test\.(?:tsx?|mjs)$|\.md$|\/vitest\.config\.ts$|\/standalone\.|^[^/]+\/testing\//
/** Texts in Markdown are pages. */
const content = /^[\w-]+-remote\/content\//
const testFile = /\.test\.\w+$/
/** What every page is built from without an import. */
const everyBuild =
  /^shared\/(?:build\/(?!.*-plugin)|package\.json$)|^(?:shared|shell)\/src\/.*\.json$|^shell\/(?:public\/|package\.json$|rsbuild)/
/** A page in the configuration of a remote's build, and the import of its module in the routes. */
const page = /'(\/[^']*)': '([\w-]+)'/g
const chunk = /import\(\s*\/\* webpackChunkName: "([\w-]+)" \*\/\s*'([^']+)'/g

/**
 * The pages that a change may have altered. Those come first whose own modules it touches, or which use the part of the
 * texts that it touches; then those of a remote of which it touches something that any page may show; then those of a
 * change of the frame. The remotes take turns, so that the first ones are a sample of all.
 *
 * @param {readonly string[]} changed The files that were changed, added or deleted, as paths from the root.
 * @param {object} workspace
 * @param {readonly string[]} workspace.files All files that are there.
 * @param {(path: string) => string} workspace.read
 * @param {(path: string) => string | undefined} workspace.readBefore The same before the change.
 * @returns {readonly string[]} Paths of routes, such as `/listing/:id`.
 */
export function reachedPages(changed, { files, read, readBefore }) {
  const { importsOf, reachableFrom } = importGraph(files, read)
  const shown = changed.filter((path) => content.test(path) || !notShown.test(path))
  const isReachedFrom = (some) => {
    const reachable = reachableFrom(some)
    return shown.some((path) => reachable.has(path))
  }
  const isFrame = (path) => /^shell\/src\/.*\.tsx?$/.test(path) && !testFile.test(path)
  const everyPage =
    shown.some((path) => everywhere.includes(path) || everyBuild.test(path)) ||
    isReachedFrom(files.filter(isFrame))

  return files
    .flatMap((path) => /^([\w-]+-remote)\/rsbuild\.config\.ts$/.exec(path)?.[1] ?? [])
    .flatMap(pagesOf)
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank || one.turn - other.turn)
    .map(({ path }) => path)

  function pagesOf(remote) {
    const routes = `${remote}/src/expose/routes.tsx`
    const imported = importsOf(routes)
    const moduleOf = new Map(
      [...read(routes).matchAll(chunk)].map(([, name, specifier]) => [
        name,
        imported.find((path) => path.endsWith(specifier.replace(/^[^/]*\//, '/'))),
      ]),
    )
    const modules = [...moduleOf.values()]
    const ofPages = reachableFrom(modules)
    const own = shown.filter((path) => path.startsWith(`${remote}/`))
    const others = files.filter(
      (path) => path.startsWith(`${remote}/src/expose/`) && path !== routes && !testFile.test(path),
    )
    const ofRemote =
      own.some((path) => !ofPages.has(path)) ||
      isReachedFrom([...others, ...imported.filter((path) => !modules.includes(path))])
    const texts = own.filter((path) => path.endsWith('.json')).flatMap(namesOfTexts)

    return [...read(`${remote}/rsbuild.config.ts`).matchAll(page)].map(([, path, name], turn) => {
      const reachable = [...reachableFrom([moduleOf.get(name)])]
      const ofPage =
        reachable.some((one) => shown.includes(one)) ||
        (texts.length > 0 &&
          reachable
            .filter((one) => one.startsWith(`${remote}/`) && files.includes(one))
            .some((one) => texts.some((text) => read(one).includes(text))))
      return { path, turn, rank: [ofPage, ofRemote, everyPage].indexOf(true) }
    })
  }

  /** How modules name what differs in a file of texts: the texts of a feature by their file, others by their keys. */
  function namesOfTexts(path) {
    const file = posix.basename(path)
    if (!path.startsWith(file.replace('.json', '-remote/'))) return [`/${file}'`]
    const now = files.includes(path) ? JSON.parse(read(path)) : {}
    const before = JSON.parse(readBefore(path) ?? '{}')
    return Object.entries({ ...before, ...now })
      .filter(([key]) => JSON.stringify(now[key]) !== JSON.stringify(before[key]))
      .flatMap(([key, texts]) =>
        typeof texts === 'string' ? `'${key}'` : [`'${key}.`, `\`${key}.`],
      )
  }
}
