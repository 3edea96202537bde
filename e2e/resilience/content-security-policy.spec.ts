import type { Browser } from '@playwright/test'
import { expect } from '@playwright/test'

import { persistent } from '#fixtures/persistent.ts'
import { Problems } from '#fixtures/problems.ts'
import { test } from '#fixtures/test.ts'

/** A visitor whose problems do not fail the test, although it expects everything. */
async function visit(browser: Browser) {
  const context = await browser.newContext()
  const problems = new Problems()
  problems.watch(context)
  problems.expect(/./)
  return { context, problems, page: await context.newPage() }
}

test('a script from elsewhere is blocked and a text does not become HTML, nor by a policy of its own, which fails a test whatever it expects', async ({
  browser,
}) => {
  const { context, problems, page } = await visit(browser)
  await page.goto('/')
  expect(problems.unexpected()).toEqual([])

  const isRun = await page.evaluate(() => {
    const script = document.createElement('script')
    script.src = 'data:text/javascript,document.title = "run"'
    document.head.append(script)
    return document.title === 'run'
  })
  expect(isRun).toBe(false)
  const blocked = expect.stringMatching(/^policy: .*script-src/)
  await expect.poll(() => problems.unexpected()).toEqual([blocked])

  const refused = await page.evaluate(() => {
    const writes = [
      () => (document.body.innerHTML = '<img src="x">'),
      () => (document.createElement('script').textContent = 'alert(1)'),
    ]
    return writes.map((write) => {
      try {
        write()
        return 'written'
      } catch (cause) {
        return String(cause).split(':')[0]
      }
    })
  })
  expect(refused).toEqual(['TypeError', 'TypeError'])
  const allows = await page.evaluate(() => {
    const policy = { createHTML: (html: string) => html }
    try {
      return Boolean(Reflect.get(window, 'trustedTypes').createPolicy('other', policy))
    } catch (cause) {
      return String(cause).split(':')[0]
    }
  })
  expect(allows).toBe('TypeError')
  expect(problems.unexpected()).toEqual([
    blocked,
    expect.stringContaining("requires 'TrustedHTML'"),
    expect.stringContaining("requires 'TrustedScript'"),
    expect.stringContaining("TrustedTypePolicy named 'other'"),
  ])
  await context.close()
})

test('a page without a policy fails a test as well @nightly', async ({ browser }) => {
  const { context, problems, page } = await visit(browser)
  await context.route('/', async (route) => {
    const response = await route.fetch(persistent)
    const { 'content-security-policy': _policy, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('/')
  expect(problems.unexpected()).toEqual([expect.stringMatching(/^policy: none on /)])
  await context.close()
})
