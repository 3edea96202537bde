import { defineConfig } from 'vitest/config'

import { defineVitest, isolated, onConsoleLog, onServer } from './shared/build/define-vitest.mjs'
import { markdown } from './static-pages-remote/vitest.config.ts'

const rendering = [
  '{shell,*-remote}/**/*.test.{ts,tsx}',
  'shared/src/{connectivity,contract,i18n,observability,state,ui}/**/*.test.{ts,tsx}',
]
/** Tests that start commands as a person types them. */
const typed = 'scripts/typed/*.test.mjs'
const installed = '**/node_modules/**'

/** What static pages are written in. */
function withMarkdown(project: ReturnType<typeof defineVitest>) {
  return { ...project, plugins: [...project.plugins, markdown] }
}

/**
 * All unit tests in one run; each package also runs its own (`npx vitest` in its folder). A worker keeps the modules it
 * has loaded for all files of a project: loading them for each file would take longer than the tests. Projects run in
 * the order of their names.
 */
export default defineConfig({
  test: {
    projects: [
      defineVitest({
        name: 'isolated-node',
        dom: false,
        include: ['{backend,shared}/**/*.isolated.test.ts'],
      }),
      defineVitest({
        name: 'isolated-page',
        dom: true,
        include: ['{shell,*-remote}/**/*.isolated.test.{ts,tsx}'],
      }),
      defineVitest({
        name: 'node',
        dom: false,
        isolate: false,
        include: ['**/*.test.{ts,mjs}'],
        exclude: [...rendering, isolated, typed, installed, 'backend/tests/**'],
      }),
      withMarkdown(
        defineVitest({
          name: 'page',
          dom: true,
          isolate: false,
          include: rendering,
          exclude: [isolated, onServer, installed],
        }),
      ),
      { test: { name: 'typed', include: [typed], testTimeout: 600_000 } },
      withMarkdown(
        defineVitest({ name: 'server', dom: false, isolate: false, include: [onServer] }),
      ),
    ],
    // Vitest alone would leave one processor free, which is half of a small machine.
    maxWorkers: '100%',
    onConsoleLog,
  },
})
