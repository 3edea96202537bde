import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { untilItAnswers } from '#fixtures/answering-pages.ts'
import { openServed } from '#fixtures/open-served.ts'
import { test } from '#fixtures/test.ts'

test('all code of a first view is requested once, while that of the shell is still loading @nightly', async ({
  page,
  home,
  remotes,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const releaseShell = await holdBack(page, /\/static\/js\/index\.\w+\.js$/)

  await page.goto('/', { waitUntil: 'commit' })
  const folder = await remotes.folderOf('browse')
  for (const file of [
    /^remoteEntry\.js$/,
    /^static\/js\/async\/routes\.\w+\.js$/,
    /^static\/js\/async\/home\.\w+\.js$/,
    /^static\/js\/async\/texts-en\.\w+\.js$/,
  ]) {
    const isRequested = () =>
      requested.some((url) => url.startsWith(folder) && file.test(url.slice(folder.length)))
    await expect.poll(isRequested, { message: file.source }).toBe(true)
  }
  releaseShell()
  await untilItAnswers(page)
  await expect(home.cards).toHaveCount(10)
  const code = requested.filter((it) => /\.(js|css|json)$/.test(it))
  expect(code.toSorted()).toEqual([...new Set(code)].toSorted())
  // The shell brings its own in English.
  expect(code.filter((it) => /\/texts-\w+\.\w+\.js$/.test(it))).toHaveLength(1)
})

test('a served page requests its code beside that of the shell @nightly', async ({
  page,
  remotes,
}) => {
  await openServed(page, '/')
  const folder = await remotes.folderOf('browse')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const releaseShell = await holdBack(page, /\/\/[^/]+\/static\/js\/(?!early\.)[\w-]+\.\w+\.js$/)
  await openServed(page, '/')
  await expect.poll(() => requested).toContain(`${folder}remoteEntry.js`)
  releaseShell()
})

test('a quiet page loads the code of a listing before one is opened, unless data is saved @nightly', async ({
  page,
  home,
  context,
}) => {
  const code = /\/static\/(?:js|css)\/async\/listing\.\w+\.(?:js|css)$/
  const saving = await context.newPage()
  await saving.addInitScript(() => {
    Reflect.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const requestedSaving: string[] = []
  saving.on('request', (request) => requestedSaving.push(request.url()))
  await saving.goto('/')
  const arrivals = ['js', 'css'].map((kind) =>
    page.waitForResponse((it) => code.test(it.url()) && it.url().endsWith(kind)),
  )
  await page.goto('/')
  await Promise.all(arrivals)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const title = await home.title.innerText()
  await home.title.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(requested.filter((url) => code.test(url))).toEqual([])
  expect(requestedSaving.filter((url) => code.test(url))).toEqual([])
})

test('an early script that loads late requests nothing @nightly', async ({ page, home }) => {
  const registry = /\/remotes\.json$/
  const requested: string[] = []
  page.on('request', (request) => {
    if (registry.test(request.url())) requested.push(request.url())
  })
  const releaseScript = await holdBack(page, /\/static\/js\/early\.\w+\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await untilItAnswers(page)
  await expect(home.cards).toHaveCount(10)
  const before = requested.length
  releaseScript()
  await page.waitForLoadState('load')
  expect(await page.evaluate(() => Reflect.get(window, 'earlyRegistry'))).toBeNull()
  expect(requested).toHaveLength(before)
})

/** Delays a file until the returned function is called. */
async function holdBack(page: Page, file: RegExp): Promise<() => void> {
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(file, async (route) => {
    await mayCome
    await route.continue()
  })
  return () => letCome()
}
