import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { test } from '#fixtures/test.ts'

/** What came to browsers since 2020, or is taken away by settings and extensions, by where it is. */
const newer: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': [
    'at',
    'findLast',
    'findLastIndex',
    'toReversed',
    'toSorted',
    'toSpliced',
    'with',
  ],
  'String.prototype': ['at', 'isWellFormed', 'replaceAll'],
  Object: ['groupBy', 'hasOwn'],
  Promise: ['any', 'try', 'withResolvers'],
  AbortSignal: ['any', 'timeout'],
  URL: ['canParse', 'parse'],
  Intl: ['DisplayNames', 'ListFormat', 'RelativeTimeFormat', 'Segmenter'],
  'Crypto.prototype': ['randomUUID', 'subtle'],
  'Navigator.prototype': ['clipboard', 'locks', 'sendBeacon', 'serviceWorker', 'share', 'storage'],
  'HTMLElement.prototype': ['hidePopover', 'showPopover', 'togglePopover'],
  'Document.prototype': ['startViewTransition'],
  globalThis: [
    'BroadcastChannel',
    'CompressionStream',
    'IntersectionObserver',
    'Notification',
    'OffscreenCanvas',
    'PerformanceObserver',
    'ResizeObserver',
    'URLPattern',
    'caches',
    'cookieStore',
    'indexedDB',
    'requestIdleCallback',
    'scheduler',
    'structuredClone',
  ],
}

// The site starts some thirty times.
test.describe.configure({ timeout: 900_000 })

test('the site starts without interfaces of newer browsers, which is no lost connection', async ({
  page,
}) => {
  await without(page, [
    'AbortSignal.timeout',
    'Array.prototype.toSorted',
    'Array.prototype.findLast',
  ])
  await without(page, ['Intl.RelativeTimeFormat', 'Intl.DisplayNames', 'Object.hasOwn'])
  await page.addInitScript(refuseCalls)
  await expectStart(page)
})

test('the site starts without any one of the interfaces that its code uses @nightly', async ({
  page,
  problems,
}) => {
  // The service worker keeps pages, and the device what was read.
  problems.expect(
    /^console: (?:Documents cannot be stored|The site cannot be cached) on this device/,
  )
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await expectStart(page)
  const code = (await Promise.all(scripts)).join('\n')
  const used = Object.entries(newer).flatMap(([place, names]) =>
    names
      .filter((name) => new RegExp(String.raw`\b${name}\b`).test(code))
      .map((name) => `${place}.${name}`),
  )
  expect(used).toContain('Array.prototype.toSorted')
  for (const interfaceName of used) {
    await test.step(`without ${interfaceName}`, async () => {
      const tab = await page.context().newPage()
      await without(tab, [interfaceName])
      await expectStart(tab)
      await tab.close()
    })
  }
})

test('a browser without popovers says that it is too old, in the language of the page', async ({
  page,
}) => {
  const text = 'Этот браузер слишком старый для AdaMarket.'
  await page.goto('/?lang=ru')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByText(text)).toBeHidden()
  await without(page, ['HTMLElement.prototype.showPopover'])
  await page.goto('/?lang=ru')
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText('This browser is too old')).toHaveCount(0)
})

async function expectStart(page: Page): Promise<void> {
  await page.goto('/')
  // A server renders the page: the search is the script's.
  await page.getByPlaceholder('Find Cars, Mobile Phones and more...').fill('civic')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search/)
  await expect(page.getByRole('main').getByText(civic).first()).toBeVisible()
  await expect(page.getByText(/check your connection|you’re offline/i)).toHaveCount(0)
}

async function without(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((all) => {
    for (const one of all) {
      const path = one.split('.')
      const name = path.pop() ?? ''
      const owner = path.reduce<unknown>(
        (at, part) => (part === 'globalThis' ? globalThis : Reflect.get(Object(at), part)),
        globalThis,
      )
      if (!Reflect.deleteProperty(Object(owner), name)) throw new Error(`${one} stays`)
    }
  }, names)
}

/** As a browser that does not know the zone of the island, and opens no windows. */
function refuseCalls(): void {
  const { DateTimeFormat } = Intl
  const refused = () => {
    throw new RangeError('Not in this browser')
  }
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct: (target, [locale, options]) =>
      options?.timeZone === 'Asia/Nicosia' ? refused() : new target(locale, options),
  })
  window.open = refused
}
