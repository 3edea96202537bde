/**
 * @typedef {object} Command
 * @property {string} [parameters] The essential parameters; its README has all options.
 * @property {string} help One line.
 * @property {'platform' | 'packages' | 'emulators' | 'stack' | 'engines'} on What it runs on: the
 *   command line of backend/platform, which has a command of the same name; only the installed
 *   packages; emulators without data and site; a whole stack and Chromium; a whole stack and the
 *   other engines. Emulators and stacks are separate ones, on free ports.
 * @property {readonly string[]} [script] The script, relative to the root, with fixed parameters.
 */

/** Everything that `npm run ops` runs, by group and name. @type {Record<string, Record<string, Command>>} */
export const groups = {
  'Releases, of the local site, or of a real one with --project <id>': {
    release: {
      parameters: '<remote|shell> [folder]',
      help: 'builds an app, or uses a build, and releases it',
      on: 'platform',
    },
    rollback: {
      parameters: '<remote> [version]',
      help: 'gives visitors the previous release, or the named one',
      on: 'platform',
    },
    canary: {
      parameters: '<remote> <version> <percent>',
      help: 'gives a version to some visitors; 0 ends that',
      on: 'platform',
    },
    releases: { help: 'lists the releases: live, since when, available', on: 'platform' },
    deploy: {
      parameters: '--project <id> [--dry-run]',
      help: 'deploys rules, indexes, functions and all sites to a real project',
      on: 'platform',
    },
    build: { help: 'builds every app whose sources changed', on: 'platform' },
    'record-contract': {
      help: 'records the contract between shell and remotes under its version',
      on: 'platform',
    },
  },
  'Data, of the local site, or of a real one with --project <id>': {
    'check-data': {
      parameters: '[--fix]',
      help: 'finds problems in the data; --fix fixes them',
      on: 'platform',
    },
    'rebuild-search-index': { help: 'updates the search index', on: 'platform' },
  },
  'Security and licences': {
    attack: {
      help: 'attacks the security rules with hostile writes and uploads',
      on: 'emulators',
      script: ['backend/tests/rules/adversary/run.ts'],
    },
    'mutate-rules': {
      help: 'checks that the tests notice mistakes in the rules',
      on: 'emulators',
      script: ['backend/tests/rules/mutation/run.ts'],
    },
    licences: {
      help: 'lists the licences of all packages in use; fails if one is not permissive',
      on: 'packages',
      script: ['scripts/licences.mjs'],
    },
    audit: {
      help: 'lists known vulnerabilities of the packages in use',
      on: 'packages',
      script: ['scripts/audit.mjs'],
    },
  },
  'Long tests in browsers': {
    'e2e:engines': {
      parameters: '[firefox|webkit]',
      help: 'runs the journeys in the engines of Firefox and Safari',
      on: 'engines',
      script: ['e2e/engines/run.ts'],
    },
    'e2e:resilience': {
      help: 'breaks every part in every way, and prints the table',
      on: 'stack',
      script: [
        'e2e/node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        '../e2e/resilience.config.ts',
      ],
    },
    'e2e:soak': {
      help: 'repeats the tests to find flaky ones',
      on: 'stack',
      script: ['scripts/soak/run.mjs'],
    },
    'e2e:skew': {
      help: 'combines shells and remotes of different commits',
      on: 'stack',
      script: ['e2e/skew/run.ts'],
    },
  },
  'Measurements and pictures': {
    bench: {
      help: 'measures the cost of federation; writes docs/benchmark.md',
      on: 'stack',
      script: ['e2e/performance/bench.ts'],
    },
    'benchmark-search': {
      help: 'measures searches; writes docs/search-benchmark.md',
      on: 'emulators',
      script: ['backend/tests/search/benchmark/run.ts'],
    },
    budgets: {
      help: 'sets the budgets of bytes and requests slightly above the current values',
      on: 'stack',
      script: ['e2e/performance/write-budgets.ts'],
    },
    lighthouse: {
      help: 'measures home, a search and a listing',
      on: 'stack',
      script: ['e2e/lighthouse/measure.ts'],
    },
    'measure-photos': {
      help: 'measures how long a large photo blocks the page, and its stored size',
      on: 'stack',
      script: ['e2e/photos/measure-photos.ts'],
    },
    screenshots: {
      help: 'takes screenshots of every page for docs/screenshots',
      on: 'stack',
      script: ['e2e/screenshots/take-screenshots.ts'],
    },
  },
}

/** The command with this name; undefined when there is none. */
export function findCommand(name) {
  const commands = Object.assign({}, ...Object.values(groups))
  return Object.hasOwn(commands, name) ? commands[name] : undefined
}

/** All commands, one line of help for each. */
export function listCommands() {
  const lines = Object.entries(groups).flatMap(([group, commands]) => [
    `\n${group}`,
    ...Object.entries(commands).map(
      ([name, { parameters = '', help }]) => `  ${`${name} ${parameters}`.padEnd(38)}${help}`,
    ),
  ])
  return ['npm run ops -- <command> [options]', ...lines].join('\n')
}
