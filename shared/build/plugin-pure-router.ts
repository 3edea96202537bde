import type { RsbuildPlugin } from '@rsbuild/core'

const files = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/

/** What the router does when it is evaluated, which a bundler has to keep, and the same as one may leave it out. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  // Names for developers' tools.
  [/^\w+\.displayName = "\w+";$/gm, ''],
]

/** Leaves out of the router what the site does not import. The build fails when a pattern matches nothing in the router. */
export function pluginPureRouter(): RsbuildPlugin {
  return {
    name: 'adamarket:pure-router',
    apply: 'build',
    setup(api) {
      const unused = new Set(marks)
      api.transform({ test: files }, ({ code }) =>
        marks.reduce((marked, mark) => {
          const after = marked.replace(...mark)
          if (after !== marked) unused.delete(mark)
          return after
        }, code),
      )
      api.processAssets({ stage: 'report' }, () => {
        for (const [pattern] of unused) throw new Error(`Nothing in the router matches ${pattern}`)
      })
    },
  }
}
