import { chromium } from '@playwright/test'

import { chromiumOptions } from '#fixtures/chromium.ts'
import { pictureFiles } from '#fixtures/picture-files.ts'
import { siteUrl } from '#fixtures/site-url.ts'
import { StoredPictures } from '#fixtures/stored-pictures.ts'
import { TestData } from '#fixtures/test-data.ts'
import { PhotoField } from '#pages/photo-field.ts'
import { SignInPage } from '#pages/sign-in-page.ts'

/** In milliseconds: a page whose main thread is blocked for longer feels stuck. */
const maxTaskMs = 200
/** In bytes, of the two files of a photo. */
const largest = { large: 300_000, small: 60_000 } as const

const browser = await chromium.launch(chromiumOptions)
const page = await browser.newPage({ baseURL: siteUrl })
const testData = new TestData()
const account = await testData.addAccount()
const signIn = new SignInPage(page)
await signIn.open()
await signIn.signInAs(account.email, account.password)
await page.goto('/attributes/Pets/Cats')
const field = new PhotoField(page)
await field.files.waitFor({ state: 'attached' })
// The page's own start is not measured.
await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

await page.evaluate(() => {
  const root = document.documentElement
  const observer = new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => Math.round(duration))
    root.dataset['longTasks'] = [root.dataset['longTasks'] ?? '', ...durations].join(' ').trim()
  })
  observer.observe({ type: 'longtask' })
})
const begun = Date.now()
await field.add(await pictureFiles.photo())
await field.allUploaded.waitFor({ state: 'attached', timeout: 120_000 })
const seconds = (Date.now() - begun) / 1000
const observed = await page.evaluate(() => document.documentElement.dataset['longTasks'] ?? '')
const tasks = observed === '' ? [] : observed.split(' ').map(Number)

const stored = new StoredPictures(page.request)
const sizes = await Promise.all(
  (await stored.of(account.uid)).map(async (name) => ({
    kind: name.includes('_small.') ? ('small' as const) : ('large' as const),
    name,
    bytes: (await stored.read(account.uid, name)).length,
  })),
)
await stored.removeAllOf(account.uid)
await testData.removeAll()
await browser.close()

const longest = Math.max(0, ...tasks)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
process.stdout.write(
  [
    `12 megapixels, chosen and stored in ${seconds.toFixed(1)} s`,
    `longest task of the main thread: ${longest} ms (tasks over 50 ms: ${tasks.join(', ') || 'none'})`,
    ...sizes.map(({ kind, name, bytes }) => `${kind}: ${kilobytes(bytes)}  ${name}`),
    '',
  ].join('\n'),
)
if (
  longest > maxTaskMs ||
  sizes.length !== 2 ||
  sizes.some(({ kind, bytes }) => bytes > largest[kind])
) {
  process.stderr.write('A photo costs the page or its visitors more than it may.\n')
  process.exitCode = 1
}
