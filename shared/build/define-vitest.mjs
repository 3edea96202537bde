import { fileURLToPath } from 'node:url'

/**
 * The unit tests of one package, or of all: the root's configuration runs them together.
 * Plain JavaScript, since Vite does not compile what a configuration imports from a package.
 *
 * @param {object} options
 * @param {string} options.name
 * @param {boolean} options.dom Whether the tests render: they get a document and jest-dom's matchers.
 * @param {readonly string[]} [options.include] Globs of the tests, from the package.
 * @param {readonly string[]} [options.exclude] Globs of tests to leave out.
 * @param {boolean} [options.isolate] Whether each file loads its own copies of modules.
 */
export function defineVitest({
  name,
  dom,
  include = ['src/**/*.test.{ts,tsx}'],
  exclude = ['**/node_modules/**'],
  isolate = true,
}) {
  return {
    test: {
      name,
      include: [...include],
      exclude: [...exclude],
      isolate,
      environment: dom ? 'happy-dom' : 'node',
      setupFiles: dom ? [fileURLToPath(import.meta.resolve('../testing/dom-setup.ts'))] : [],
      restoreMocks: true,
      unstubGlobals: true,
      // Pages are lazy, and a busy machine may be slow to load one: slow is not failed.
      expect: { poll: { timeout: 60_000 } },
      testTimeout: 180_000,
    },
  }
}
