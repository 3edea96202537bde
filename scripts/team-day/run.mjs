import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { step } from '#bootstrap/command.mjs'
import { withRemote } from '#create-remote/register.mjs'

import { watchCanaries } from './canaries.mjs'
import { teamCheckout } from './checkout.mjs'

// The day of a team, as it types it in a copy of this checkout, beside a site of `npm start`: releases of all apps, what a
// change looks like, one text from a preview to its withdrawal, canaries, new remotes here and in a repository of their own, shells of other contracts.
parseArgs()
/** A text of home that no test fixes. */
const texts = 'browse-remote/src/texts/en/browse.json'
const [before, after] = ['From Girne harbour', 'From Girne castle']

const place = mkdtempSync(join(tmpdir(), 'adamarket-'))
const folder = join(place, 'site')
const own = join(place, 'own')
const began = performance.now()
let passed = 0
let failed = 0

const team = await teamCheckout(folder)
const ops = (words, options) => team.type(`npm run ops -- ${words}`, options)
const release = (words, options) => ops(`release ${words}`, options)

try {
  await does('the site starts from a fresh copy', async () => {
    await team.commit('Copy the checkout')
    await team.start()
  })
  await does('each app is released with all checks', async () => {
    for (const app of ['shell', 'browse', 'post', 'account', 'static-pages']) {
      expect(await release(app), / is live /)
    }
  })
  await does('a text changes on the running site without loading the page again', () =>
    team.seeChange('browse', texts, before, after),
  )
  await does('a pull request shows which pages look different', showChanges)
  await does('a text goes from a preview to all visitors, back, and away', changeOneText)
  await does(
    'a canary that fails or is slow is stopped, and a fine one goes to more visitors',
    () => watchCanaries(team, texts, before),
  )
  await does(
    'a remote is made, refused while the site does not know it, released and visited',
    makeRemote,
  )
  await does('a remote of another repository is released and visited', makeOwnRepository)
  await does(
    'shells refuse a remote for a newer contract, and take one for an older',
    changeContract,
  )
} finally {
  await team.stop()
  rmSync(place, { recursive: true, force: true })
}
const seconds = ((performance.now() - began) / 1000).toFixed(0)
console.log(`\n${passed} passed, ${failed} failed (${seconds} s)`)
process.exitCode = failed === 0 ? 0 : 1

async function does(what, work) {
  if (failed > 0) return
  try {
    await step(what, work)
    passed += 1
  } catch (error) {
    failed += 1
    console.error(`${error.stack}\n\nFAILED: ${what}`)
  }
}

async function showChanges() {
  const styles = 'static-pages-remote/src/features/contact/contact-page.module.css'
  await team.change(texts, before, after)
  await team.change(styles, 'max-width: 40ch', 'max-width: 20ch')
  const printed = await ops('pull-request --since HEAD~2')
  expect(printed, /^\| \/ +\| \*\*differs\*\* +\| \*\*differs\*\* +\|$/m)
  expect(printed, /^\| \/ContactUs +\| \*\*differs\*\* +\| \*\*differs\*\* +\|$/m)
  expect(printed, /^\| \/search +\| the same +\| the same +\|$/m)
  await team.change(styles, 'max-width: 20ch', 'max-width: 40ch')
  await team.change(texts, after, before)
}

async function changeOneText() {
  await team.change(texts, before, after)
  const printed = await release('browse --preview')
  const [, version = ''] = /browse (\S+) is registered/.exec(printed) ?? []
  const [, address = ''] = /Look at it: (\S+)/.exec(printed) ?? []
  await team.see(address, after)
  await team.see('/', before)
  expect(await ops(`canary browse ${version} 100`), /100 % of visitors get browse/)
  await team.see('/', after)
  expect(await ops('promote browse'), new RegExp(`browse ${version} is live`))
  expect(await ops('releases'), new RegExp(`\\* ${version}`))
  await team.see('/', after)
  expect(await ops('rollback browse'), / is live /)
  await team.see('/', before)
  expect(await ops(`withdraw browse ${version}`), / is withdrawn/)
  expect(await release('browse --no-tests', { fails: true }), /was withdrawn/)
  await team.change(texts, after, before)
}

async function makeRemote() {
  await ops('build')
  await team.type('npm run create-remote trial')
  const built = (await ops('build')).matchAll(/✓ Building (\S+)/g)
  expect([...built].map(([, app]) => app).join(), /^trial-remote$/)
  await team.type('npm test -- lint format types unused')
  const unit = ['trial-remote/', 'scripts/checks/', 'backend/base/', 'backend/local/stack/']
  await team.type(['npm', 'test', '--', 'unit', ...unit, 'shared/build/texts'])
  await team.commit('Add a remote')
  const refused = await release('trial', { fails: true })
  expect(refused, /The shell that is live does not allow http:\/\/localhost:\d+/)
  await team.stop()
  await team.start()
  expect(await release('trial'), /trial \S+ is live/)
  await team.see('/trial', 'Trial')
}

async function makeOwnRepository() {
  const inOwn = (words) => team.type(`npm --prefix ${own} ${words}`)
  await team.type(`npm run create-remote courses -- --to ${own}`)
  const checks = ['run lint', 'run format -- --check', 'run types', 'test', 'run build']
  for (const words of ['install --no-audit --no-fund', ...checks]) await inOwn(words)
  const list = join(folder, 'shared', 'remotes.ts')
  const register = withRemote['shared/remotes.ts']
  writeFileSync(list, register(readFileSync(list, 'utf8'), { name: 'courses' }))
  await team.commit('Name a remote of another repository')
  await team.stop()
  await team.start()
  const dist = join(own, 'dist')
  const elsewhere = /The sources of courses-remote are in another repository/
  expect(await release('courses', { fails: true }), elsewhere)
  expect(await release(`courses ${dist}`), /courses \S+ is live/)
  expect(await ops('releases'), /courses\n {2}\* \S+ +shared \^\d+\.\d+\.0 /)
  await team.see('/courses', 'Courses')
  const ownTexts = join(own, 'src', 'texts', 'en', 'courses.json')
  const [unchanged, changed] = ['Its team is still writing it', 'It is about sailing']
  writeFileSync(ownTexts, readFileSync(ownTexts, 'utf8').replace(unchanged, changed))
  await team.seeOwn(own, changed)
  await team.see('/courses', unchanged)
  // A shell that promises to host it, by its version, and cannot.
  const services = 'shared/src/contract/host-services.ts'
  await team.change(services, 'readonly origin: string', 'readonly origin: URL')
  expect(await release('shell --no-tests', { fails: true }), /courses \S+: the service origin: /)
  await team.change(services, 'readonly origin: URL', 'readonly origin: string')
}

/** No shell takes a remote that needs more than it has; each takes one that needs less. */
async function changeContract() {
  const file = 'shared/src/contract/version.ts'
  const [, version] =
    /contractVersion = '(.*)'/.exec(readFileSync(join(folder, file), 'utf8')) ?? []
  const [major, minor] = version.split('.').map(Number)
  const newer = `${major}.${minor + 1}.0`
  await team.change(file, version, newer)
  await team.change(texts, 'Recently viewed', 'Seen last')
  expect(
    await release('browse --no-tests', { fails: true }),
    new RegExp(`(contract ${version})`.replaceAll(/[().]/g, '\\$&')),
  )
  // The last three shells have to take it.
  let shown = 'Skip to content'
  for (const text of ['Skip to the content', 'Skip to the page', 'Skip to content']) {
    await team.change('shell/src/texts/en/shell.json', `"${shown}"`, `"${text}"`)
    await release('shell --no-tests')
    shown = text
  }
  await team.change(file, newer, version)
  expect(await release('browse --no-tests'), / is live /)
  await team.see('/', 'Browse by Category')
}

function expect(printed, pattern) {
  if (!pattern.test(printed)) throw new Error(`${printed}\n\nThis lacks ${pattern}`)
}
