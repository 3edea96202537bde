/**
 * @typedef {object} Command
 * @property {string} [parameters] What has to be known to use it; its README has all options.
 * @property {string} help One line.
 * @property {'platform' | 'packages' | 'emulators' | 'stack' | 'engines'} on What it runs on: the
 *   command line of backend/platform, which has a command of the same name; the installed packages
 *   alone; emulators without data and site; a whole stack and Chromium; a whole stack and the other
 *   engines. Emulators and stacks are its own, on free ports.
 * @property {readonly string[]} [script] The script from the root, and what it is always given.
 */

/** Everything that `npm run ops` runs, by group and name. @type {Record<string, Record<string, Command>>} */
export const groups = {
  'Releases, of the site that runs here or with --project <id> of a real one': {
    release: {
      parameters: '<remote|shell> [folder]',
      help: 'builds it alone, or takes a build, and gives it to visitors',
      on: 'platform',
    },
    rollback: {
      parameters: '<remote> [version]',
      help: 'gives visitors the release before, or the one named',
      on: 'platform',
    },
    canary: {
      parameters: '<remote> <version> <percent>',
      help: 'gives a version to some visitors; 0 ends that',
      on: 'platform',
    },
    releases: { help: 'what is live, since when, and what could be', on: 'platform' },
    deploy: {
      parameters: '--project <id> [--dry-run]',
      help: 'puts rules, indexes, functions and all sites on a real project',
      on: 'platform',
    },
    build: { help: 'builds everything whose sources changed', on: 'platform' },
    'record-contract': {
      help: 'records what shell and remotes promise each other, by its version',
      on: 'platform',
    },
  },
  'Data, of the site that runs here or with --project <id> of a real one': {
    'check-data': {
      parameters: '[--fix]',
      help: 'what is wrong in the data; --fix sets it right',
      on: 'platform',
    },
    'rebuild-search-index': { help: 'brings the search index up to date', on: 'platform' },
  },
  'Security and licences': {
    attack: {
      help: 'sends hostile writes and uploads at the security rules',
      on: 'emulators',
      script: ['backend/tests/rules/adversary/run.ts'],
    },
    'mutate-rules': {
      help: 'asks whether the tests would notice a mistake in the rules',
      on: 'emulators',
      script: ['backend/tests/rules/mutation/run.ts'],
    },
    licences: {
      help: 'the licences of all packages in use; fails at one that is not permissive',
      on: 'packages',
      script: ['scripts/licences.mjs'],
    },
    audit: {
      help: 'the known weaknesses of the packages in use, as the registry tells them',
      on: 'packages',
      script: ['scripts/audit.mjs'],
    },
  },
  'Long tests in browsers': {
    'e2e:engines': {
      parameters: '[firefox|webkit]',
      help: 'the journeys in the engines of Firefox and Safari',
      on: 'engines',
      script: ['e2e/engines/run.ts'],
    },
    'e2e:resilience': {
      help: 'everything that can break, and the table of it',
      on: 'stack',
      script: [
        'e2e/node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        '../e2e/resilience.config.ts',
      ],
    },
    'e2e:soak': {
      help: 'the tests many times over, to find those that fail now and then',
      on: 'stack',
      script: ['scripts/soak/run.mjs'],
    },
    'e2e:skew': {
      help: 'shell and remotes of earlier commits together',
      on: 'stack',
      script: ['e2e/skew/run.ts'],
    },
  },
  'Measurements and pictures': {
    bench: {
      help: 'what federation costs; writes docs/benchmark.md',
      on: 'stack',
      script: ['e2e/performance/bench.ts'],
    },
    'benchmark-search': {
      help: 'documents read and times of searches; writes docs/search-benchmark.md',
      on: 'emulators',
      script: ['backend/tests/search/benchmark/run.ts'],
    },
    budgets: {
      help: 'sets the budgets of bytes and requests a little above what is',
      on: 'stack',
      script: ['e2e/performance/write-budgets.ts'],
    },
    lighthouse: {
      help: 'measures home, a search and a listing',
      on: 'stack',
      script: ['e2e/lighthouse/measure.ts'],
    },
    'measure-photos': {
      help: 'how long a large photo blocks the page, and what is stored of it',
      on: 'stack',
      script: ['e2e/photos/measure-photos.ts'],
    },
    screenshots: {
      help: 'takes pictures of every page into docs/screenshots',
      on: 'stack',
      script: ['e2e/screenshots/take-screenshots.ts'],
    },
  },
}

/** What a name stands for; undefined for none. */
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
