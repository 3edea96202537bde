import { once } from 'node:events'
import { createServer } from 'node:http'

import { afterAll, expect, it } from 'vitest'

import { manifest } from '#bootstrap/repository.mjs'
import { groups } from '#operations/commands.mjs'

import { projectSettings, temporarySites, typeIn } from './type-in.mjs'

const sites = temporarySites()
afterAll(sites.remove)

const unknownOption = "Unknown option '--later'"
const needsSite = 'No local site is running. Start it with npm start, or pass --project ID.'
const needsSettings = 'Production settings are incomplete.'

/** The commands of package.json, up to a result or to what is wrong with what was typed. */
const scripts = [
  ['npm start -- --later', unknownOption],
  ['npm run dev -- --later', unknownOption],
  [
    'npm run dev browse -- --site nowhere',
    'Name the address of a site.\nUsage: npm run dev <remote> -- --site <address>',
  ],
  ['npm test -- later', 'There is no suite called later.'],
  ['npm run lint -- scripts/run.mjs', 'Found 0 warnings and 0 errors.', 0],
  ['npm run format -- --check package.json', 'All matched files use the correct format.', 0],
  ['npm run typecheck -- later', 'There is no suite called later.'],
  ['npm run e2e -- --help', 'Usage: npx playwright test', 0],
  ['npm run e2e:smoke', 'Say which site: npm run e2e:smoke -- --site https://adamarket.example'],
  ['npm run create-language', 'Usage: npm run create-language <code>'],
  ['npm run create-remote', 'Usage: npm run create-remote <name>'],
  ['npm run ops', 'npm run ops -- <command> [options]', 0],
]

/** The commands of `npm run ops`, likewise. Those that need a stack end with their help, once all their code is loaded. */
const operations = [
  ['release browse no/such', '/no/such has no build'],
  ['rollback shell', 'There is no shell before the first one.'],
  ['releases', `Not read: ${needsSite}`, 0],
  ['releases nowhere', 'Name one of browse,'],
  ['releases --project my-market', needsSettings],
  ['watch-canary browse', 'browse has no canary.', 0],
  ['deploy --project', "Option '--project <value>' argument missing."],
  ['deploy --project my-market', needsSettings],
  ['push-keys', 'ADAMARKET_PUSH_PUBLIC_KEY=', 0],
  ['install', '', 0],
  ['build --later', unknownOption],
  ['pack-shared --help'],
  ['write-rules --later', unknownOption],
  ['health', needsSite],
  ['grant ayse@example.com', 'Name an email address and a role.\nUsage: grant <email>'],
  ['backup copy', needsSite],
  ['restore copy --decisions', "Option '--decisions <value>' argument missing."],
  ['restore copy --undo-deletions-since 2026-11-21T10:00', 'is no time such as'],
  ['apply-decisions copy --audit-log-only', 'Name a folder, or --audit-log-only.'],
  ['rates EUR=1', 'Name the worth in dollars of EUR, GBP, TRY'],
  ['mutate-rules --help'],
  ['mutate-specification --help'],
  ['licences', 'MIT', 0],
  ['languages', 'of', 0],
  ['audit --help'],
  ['outdated --help'],
  ['nightly later', 'There is no part called later.'],
  ['e2e:engines --help'],
  ['e2e:resilience --help', 'Usage: npx playwright test', 0],
  ['e2e:soak --times never', '--times takes a whole number, 1 or more.'],
  ['e2e:create-language --help'],
  ['e2e:team-day --help'],
  ['e2e:own-repository --help'],
  ['e2e:skew --help'],
  ['pull-request --since nowhere', 'This repository has no nowhere'],
  ['pull-request --preview browse', '--preview takes an app and an address'],
  ['compare-bundles --help'],
  ['benchmark-pages --later', "Unknown option '--later'", 2],
  ['benchmark-search --help'],
  ['budgets --help'],
  ['lighthouse --help'],
  ['previews --help'],
  ['screenshots --help'],
]

/** Commands that change a real project. */
const changing = [
  'grant ayse@example.com moderator',
  'restore copy',
  'apply-decisions copy',
  'rates EUR=1.17 GBP=1.33 TRY=0.0195',
  'check-data --fix',
  'check-pictures',
  'rebuild-search-index',
  'fingerprint-listings',
  'release browse no/such --no-tests',
  'canary browse 0.1.0-1a2b3c4d 5',
  'watch-canary browse',
  'promote browse',
  'rollback browse',
  'withdraw browse 0.1.0-1a2b3c4d',
  'deploy --built',
]

const rows = [
  ...scripts,
  ...operations.map(([words, ...expected]) => {
    const [name] = words.split(' ')
    const typed = `npm run ops -- ${words}`
    return words.endsWith(' --help') && expected.length === 0
      ? [typed, helpOf(name), 0]
      : [typed, ...expected]
  }),
]

function helpOf(name) {
  return Object.assign({}, ...Object.values(groups))[name].help
}

it.concurrent.each(rows)('%s', async (words, printed, wanted = 1) => {
  const { code, output } = await typeIn(words, sites.env)
  expect(output).toContain(printed)
  expect(output).not.toMatch(/^ +at .+:\d+:\d+\)?$/m)
  expect(code).toBe(wanted)
})

const refusal = 'Nothing was changed: add --yes if this is the site that you mean.'

it('a command that writes data names the local site, and changes nothing without an answer', async () => {
  const site = createServer((_request, response) => response.end())
  await once(site.listen(0, 'localhost'), 'listening')
  const env = { ...sites.env, ADAMARKET_FIRESTORE_PORT: String(site.address().port) }
  const { code, output } = await typeIn('npm run ops -- grant ayse@example.com moderator', env)
  expect(output).toContain(`This changes the local site at http://localhost:26000.\n`)
  expect(output).toContain(refusal)
  expect(code).toBe(1)
  site.close()
})

it.concurrent.each(changing)(
  '%s names the real project, and changes nothing without an answer',
  async (words) => {
    const { ADAMARKET_PROJECT_ID: project } = projectSettings
    const typed = `npm run ops -- ${words} --project ${project}`
    const { code, output } = await typeIn(typed, { ...sites.env, ...projectSettings })
    expect(output).toContain(`This changes the project ${project}.`)
    expect(output).toContain(refusal)
    expect(code).toBe(1)
  },
)

it('no command is left out', () => {
  const typed = [
    ...rows.map(([words]) => `${words} `),
    ...changing.map((words) => `npm run ops -- ${words} `),
  ]
  const commands = [
    ...Object.keys(manifest.scripts).map((name) =>
      /^(?:start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`,
    ),
    ...Object.values(groups).flatMap((group) =>
      Object.keys(group).map((name) => `npm run ops -- ${name}`),
    ),
  ]
  const missing = commands.filter(
    (command) => !typed.some((words) => words.startsWith(`${command} `)),
  )
  expect(missing).toEqual([])
})
