import { fileURLToPath } from 'node:url'

import { compileMessages, messageFile } from './compile-messages.mjs'

const installed = '**/node_modules/**'
const allTests = ['src/**/*.test.{ts,tsx}']

/** One process renders as a server and as a browser, and an `act` goes on after its event. */
const saidOfTests = [
  'Detected multiple renderers',
  'The current testing environment is not configured to support act',
]

/**
 * Drops what React says of tests alone.
 *
 * @param {string} log
 */
export const onConsoleLog = (log) => !saidOfTests.some((said) => log.startsWith(said))

const formatMessage = fileURLToPath(import.meta.resolve('#i18n/format-message.ts'))

const texts = {
  name: 'texts',
  enforce: 'pre',
  /** @type {(json: string, id: string) => string | undefined} */
  transform: (json, id) => {
    const [file = '', query] = id.split('?')
    if (!messageFile.test(file)) return undefined
    const compiled = compileMessages(json, file, query && `?${query}`)
    // Vite takes a file with a query for a script.
    return query === undefined ? compiled : `export default ${compiled}`
  },
  /**
   * Vitest stores modules on disk by what their own file contains: not those that are made of several files.
   *
   * @param {import('vitest/node').VitestPluginContext} context
   */
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.includes('.json?page=') ? false : undefined)),
}

/** What `plugin-texts.ts` does to a build. */
export const withTexts = {
  plugins: [texts],
  resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: formatMessage }] },
}

/** Tests that replace modules, which others would find replaced. */
export const isolated = '**/*.isolated.test.{ts,tsx}'

/** Tests that render pages without a document, as a server does. */
export const onServer = '**/*.server.test.tsx'

/**
 * The unit tests of an app, most of which render into a document.
 *
 * @param {string} name
 * @param {{ include?: readonly string[], plugins?: object[] }} [options]
 */
export function defineAppVitest(name, { include = allTests, plugins = [] } = {}) {
  const projects = [
    defineVitest({
      name,
      dom: true,
      isolate: false,
      include,
      exclude: [isolated, onServer, installed],
    }),
    defineVitest({ name: `${name}-isolated`, dom: true, include: [isolated] }),
    defineVitest({ name: `${name}-server`, dom: false, isolate: false, include: [onServer] }),
  ]
  return {
    test: {
      projects: projects.map((project) => ({
        ...project,
        plugins: [...project.plugins, ...plugins],
      })),
      // Vitest alone would leave one processor free, which is half of a small machine.
      maxWorkers: '100%',
      onConsoleLog,
    },
  }
}

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
  include = allTests,
  exclude = [installed],
  isolate = true,
}) {
  return {
    ...withTexts,
    test: {
      name,
      include: [...include],
      exclude: [...exclude],
      isolate,
      environment: dom ? 'happy-dom' : 'node',
      setupFiles: [...(dom ? ['dom-setup'] : []), 'load-texts'].map((setup) =>
        fileURLToPath(import.meta.resolve(`#testing/${setup}.ts`)),
      ),
      // These are compiled where they are packages of npm as well.
      server: { deps: { inline: ['@adamarket/shared', 'use-intl'] } },
      restoreMocks: true,
      unstubGlobals: true,
      // Pages are lazy, and a busy machine may be slow to load one: slow is not failed, unless failures are expected.
      expect: { poll: { timeout: Number(process.env['TEST_WAIT_MS'] ?? 60_000) } },
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  }
}
