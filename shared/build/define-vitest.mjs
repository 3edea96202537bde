import { fileURLToPath } from 'node:url'

/**
 * The unit tests of one package, or of all: the root's configuration has them in one run.
 * Plain JavaScript, since Vite hands what a configuration imports from a package to Node as it is.
 *
 * @param {object} options
 * @param {string} options.name
 * @param {boolean} options.dom Whether tests render: they get a document and jest-dom's matchers.
 * @param {readonly string[]} [options.include] Globs of the tests, from the package.
 * @param {readonly string[]} [options.exclude] Globs of what these find besides.
 * @param {boolean} [options.isolate] Whether each file loads its modules for itself.
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
      // Pages are lazy, and a busy machine takes its time to load one: what is slow is no failure.
      expect: { poll: { timeout: 60_000 } },
      testTimeout: 180_000,
    },
  }
}
