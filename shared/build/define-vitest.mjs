/**
 * The unit tests of one package: run there alone, or by the root's configuration with all others.
 * Plain JavaScript, since Vite hands what a configuration imports from a package to Node as it is.
 *
 * @param {object} options
 * @param {string} options.name
 * @param {boolean} options.dom Whether tests render: they get a document and jest-dom's matchers.
 * @param {readonly string[]} [options.include] Globs of the tests, from the package.
 */
export function defineVitest({ name, dom, include = ['src/**/*.test.{ts,tsx}'] }) {
  return {
    test: {
      name,
      include: [...include],
      environment: dom ? 'happy-dom' : 'node',
      setupFiles: dom ? ['@adamarket/shared/testing/dom-setup.ts'] : [],
      restoreMocks: true,
      unstubGlobals: true,
      // Pages are lazy, and a busy machine takes its time to load one: what is slow is no failure.
      expect: { poll: { timeout: 20_000 } },
      testTimeout: 90_000,
    },
  }
}
