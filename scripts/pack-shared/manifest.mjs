/** What no remote uses, with the package that only it needs. */
const leftOut = { folder: 'firebase', dependency: 'firebase' }

/** There is one copy of each in what is built or tested, which is the remote's own. */
const peers = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'axe-core',
  'fast-check',
  'happy-dom',
  'react',
  'react-dom',
  'vitest',
]

/**
 * The manifest of the package as others install it: the same names lead to what its sources are compiled to, and the
 * versions of the catalog are written out.
 *
 * @param {Record<string, unknown>} manifest that of the sources
 * @param {Record<string, string>} versions of the catalog
 */
export function packedManifest({ name, version, type, sideEffects, ...sources }, versions) {
  const dependencies = Object.keys(sources.dependencies).filter(
    (one) => one !== leftOut.dependency && !peers.includes(one),
  )
  const pick = (names) => Object.fromEntries(names.map((one) => [one, versions[one]]))
  return {
    name,
    version,
    description:
      'What a remote of AdaMarket shares with its site: contract, build, UI kit, tests in memory',
    license: 'MIT',
    type,
    engines: { node: '>=24' },
    sideEffects,
    bin: { 'dev-remote': './build/dev-site/dev-remote.js' },
    imports: compiled(sources.imports),
    exports: compiled(sources.exports),
    dependencies: pick(dependencies),
    peerDependencies: pick(peers),
  }
}

/** Names of modules, each for what is compiled and for what is not, such as styles. @param {Record<string, string>} names */
function compiled(names) {
  const rows = Object.entries(names).filter(
    ([name]) => name.endsWith('/*') && name.replace(/^(?:#|\.\/)|\/\*$/g, '') !== leftOut.folder,
  )
  return Object.fromEntries(
    rows.flatMap(([name, path]) => [
      [`${name}.ts`, `${path}.js`],
      [`${name}.tsx`, `${path}.js`],
      [name, path],
    ]),
  )
}
