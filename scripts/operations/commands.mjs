/**
 * @typedef {object} Command
 * @property {string} [parameters] The essential parameters; its README has all options.
 * @property {string} help One line.
 * @property {'platform' | 'packages' | 'emulators' | 'stack' | 'engines'} on What it runs on: the
 *   command line of backend/cli.ts, whose commands are the files of backend/commands; only the installed
 *   packages; emulators without data and site; a whole stack and Chromium; a whole stack and the
 *   other engines. Emulators and stacks are separate ones, on free ports.
 * @property {readonly string[]} [script] The script, relative to the root, with fixed parameters.
 */

/** Everything that `npm run ops` runs, by group and name. @type {Record<string, Record<string, Command>>} */
export const groups = {
  'Releases, of the local site, or of a real one with --project <id>, which asks unless --yes': {
    release: {
      parameters: '<remote|shell> [--preview]',
      help: 'test, build and publish one app; --preview: only register it',
      on: 'platform',
    },
    canary: {
      parameters: '<remote> <version> <percent>',
      help: 'serve a version to a share of visitors; 0 stops it',
      on: 'platform',
    },
    'watch-canary': {
      parameters: '[remote]',
      help: 'judge canaries by what visitors met: stop them, raise their share or promote them',
      on: 'platform',
    },
    promote: {
      parameters: '<remote> [version]',
      help: 'serve the canary, the newest preview, or the version named to every visitor',
      on: 'platform',
    },
    rollback: {
      parameters: '<remote|shell> [version]',
      help: 'serve the release that visitors had before, or the one named',
      on: 'platform',
    },
    withdraw: {
      parameters: '<remote> <version>',
      help: 'serve a version to no visitor again, and remove its files',
      on: 'platform',
    },
    releases: {
      parameters: '[remote]',
      help: 'list live and available versions, the last changes, and what visitors met',
      on: 'platform',
    },
    deploy: {
      parameters: '--project <id> [--check|--dry-run|--yes]',
      help: 'deploy everything to a real project; --only backend: all but the sites',
      on: 'platform',
    },
    'push-keys': { help: 'make a pair of keys for notifications', on: 'platform' },
    install: {
      help: 'only install the packages: no script of theirs runs',
      on: 'packages',
      script: ['scripts/install.mjs'],
    },
    build: { help: 'build everything whose sources changed', on: 'platform' },
    'pack-shared': {
      parameters: '[folder]',
      help: 'make the package that remotes in repositories of their own install',
      on: 'packages',
      script: ['scripts/pack-shared/run.mjs'],
    },
    'write-rules': {
      help: 'write the rules of Firestore from their template and the domain',
      on: 'platform',
    },
  },
  'Data, of the local site, or of a real one with --project <id>; what writes asks unless --yes': {
    health: {
      help: 'say on one page whether the site is healthy, and name each broken promise',
      on: 'platform',
    },
    'check-data': {
      parameters: '[--fix]',
      help: 'list problems in the data; --fix: fix them',
      on: 'platform',
    },
    'check-pictures': {
      help: 'check pictures from before functions did: no one sees them until then',
      on: 'platform',
    },
    grant: {
      parameters: '<email> <moderator|admin|none>',
      help: 'give a user a role at the desk, or take it away',
      on: 'platform',
    },
    backup: {
      parameters: '<folder> [--decisions]',
      help: 'copy documents and pictures into a folder, or only what was decided',
      on: 'platform',
    },
    restore: {
      parameters: '<folder> [--decisions <folder>] [--undo-deletions-since <time>] [--yes]',
      help: 'bring back what a backup has, except for what was taken away since',
      on: 'platform',
    },
    'apply-decisions': {
      parameters: '<folder>|--audit-log-only [--undo-deletions-since <time>] [--yes]',
      help: 'after an import by Google, take away again what was taken away since',
      on: 'platform',
    },
    rates: {
      parameters: '[EUR=<n> GBP=<n> TRY=<n>]',
      help: 'show the exchange rates, or set them: dollars for a unit of each',
      on: 'platform',
    },
    'rebuild-search-index': { help: 'bring the search index up to date', on: 'platform' },
    'fingerprint-listings': {
      help: 'write the missing fingerprints of older listings, to find copies',
      on: 'platform',
    },
  },
  'Checks of tests, texts and packages': {
    'mutate-rules': {
      help: 'check that the tests notice every mistake in the rules',
      on: 'emulators',
      script: ['backend/tests/rules/mutation/run.ts'],
    },
    'mutate-specification': {
      parameters: '[section or words]',
      help: 'check that the tests notice a change of each statement of the specification',
      on: 'packages',
      script: ['scripts/specification/run.mjs'],
    },
    licences: {
      help: 'list the licences of all packages in use; one that is not permissive fails',
      on: 'packages',
      script: ['scripts/licences.mjs'],
    },
    languages: {
      help: 'list the texts that wait for a translation; any fails',
      on: 'packages',
      script: ['scripts/create-language/completeness.mjs'],
    },
    audit: {
      help: 'list known vulnerabilities of the packages in use',
      on: 'packages',
      script: ['scripts/audit.mjs'],
    },
    outdated: {
      help: 'list packages behind by a major release; one without a reason after 90 days fails',
      on: 'packages',
      script: ['scripts/outdated.mjs'],
    },
  },
  'Long tests': {
    nightly: {
      parameters: '[part ...]',
      help: 'run what npm test leaves out, or only the parts named',
      on: 'packages',
      script: ['scripts/nightly/run.mjs'],
    },
    'e2e:engines': {
      parameters: '[firefox|webkit]',
      help: 'run the journeys in the engines of Firefox and Safari',
      on: 'engines',
      script: ['e2e/engines/run.ts'],
    },
    'e2e:resilience': {
      help: 'break every part in every way, and print the table of it',
      on: 'stack',
      script: [
        'e2e/node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        '../e2e/resilience.config.ts',
      ],
    },
    'e2e:soak': {
      help: 'repeat the tests, to find those that fail now and then',
      on: 'packages',
      script: ['scripts/soak/run.mjs'],
    },
    'e2e:create-language': {
      help: 'create a language in a copy of this checkout, and open pages in it',
      on: 'packages',
      script: ['scripts/create-language/try.mjs'],
    },
    'e2e:team-day': {
      help: 'type the day of a team in a copy of this checkout: releases, new remotes, other contracts',
      on: 'packages',
      script: ['scripts/team-day/run.mjs'],
    },
    'e2e:own-repository': {
      help: 'run a remote of another repository through the matrices of releases and failures',
      on: 'packages',
      script: ['scripts/own-repository/run.mjs'],
    },
    'e2e:skew': {
      parameters: '[--only <remote>]',
      help: 'run shell and remotes of earlier commits together',
      on: 'stack',
      script: ['e2e/skew/run.ts'],
    },
  },
  'Measurements and pictures': {
    'pull-request': {
      parameters: '[--since <commit>] [--site <address>] [--preview <app>=<address>]',
      help: 'write the comment of a pull request with the changes of this checkout since main',
      on: 'packages',
      script: ['scripts/pull-request/run.mjs'],
    },
    'compare-bundles': {
      help: 'compare bytes and requests of first views with those of a single bundle',
      on: 'packages',
      script: ['e2e/performance/compare-bundles.ts'],
    },
    'benchmark-pages': {
      parameters: '[--renders <n> --flips <n> --seconds <n>]',
      help: 'measure the page function: times, memory over releases, and under load',
      on: 'stack',
      script: ['e2e/performance/benchmark-pages.ts'],
    },
    'benchmark-search': {
      help: 'measure reads and times of searches; writes docs/search-benchmark.md',
      on: 'emulators',
      script: ['backend/tests/search/benchmark/run.ts'],
    },
    budgets: {
      help: 'set the budgets of bytes and requests a little above what is',
      on: 'stack',
      script: ['e2e/performance/write-budgets.ts'],
    },
    lighthouse: {
      help: 'measure home, a search, a listing and About',
      on: 'stack',
      script: ['e2e/lighthouse/measure.ts'],
    },
    previews: {
      help: 'check what messengers read of each page, and draw it',
      on: 'stack',
      script: ['e2e/screenshots/take-previews.ts'],
    },
    screenshots: {
      help: 'take screenshots of every page',
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

/** All commands with their help. */
export function listCommands() {
  const lines = Object.entries(groups).flatMap(([group, commands]) => [
    `\n${group}`,
    ...Object.entries(commands).map(([name, command]) => describeCommand(name, command)),
  ])
  return ['npm run ops -- <command> [options]', ...lines].join('\n')
}

/** A command and its help, on a line of its own below a long command. @param {string} name @param {Command} command */
export function describeCommand(name, { parameters = '', help }) {
  const usage = `  ${name} ${parameters}`
  return usage.length < 40 ? `${usage.padEnd(40)}${help}` : `${usage}\n${' '.repeat(40)}${help}`
}
