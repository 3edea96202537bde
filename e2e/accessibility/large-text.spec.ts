import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import type { Address } from '#fixtures/addresses.ts'
import { civic, memberAddresses, ownAddresses, publicAddresses } from '#fixtures/addresses.ts'
import { test } from '#fixtures/test.ts'
import { visit } from '#fixtures/visit.ts'
import type { SiteFrame } from '#pages/site-frame.ts'

/** The narrowest window of WCAG, with the text of a browser set to twice its size (WCAG 1.4.4, 1.4.10). */
test.use({ viewport: { width: 320, height: 720 } })
const fontSizes = [32, 24, 16]

// A visit goes from page to page in one tab; a failure names its page.
test.describe.configure({ timeout: 360_000 })

for (const language of ['en', 'tr', 'ru', 'ar']) {
  // One language in the smaller tier: that of the longest words.
  test.describe(`in ${language}`, { tag: language === 'ru' ? [] : ['@nightly'] }, () => {
    test('no public page is wider than a small window with large text', async ({ page, frame }) => {
      await readIn(page, language)
      await expectAllToFit(page, frame, publicAddresses)
      await visit(page, '/')
      await page.getByRole('link', { name: civic, exact: true }).first().click()
      await expect(frame.main.getByRole('heading', { level: 1, name: civic })).toBeVisible()
      await expectToFit(page, 'a listing')
    })

    test('nor is a page of a member @nightly', async ({ page, frame, session }) => {
      await session.signInAsDemoUser()
      await readIn(page, language)
      await expectAllToFit(page, frame, [...memberAddresses, ...ownAddresses])
    })
  })
}

async function readIn(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
}

async function expectAllToFit(
  page: Page,
  frame: SiteFrame,
  addresses: readonly Address[],
): Promise<void> {
  for (const [index, { address }] of addresses.entries()) {
    await test.step(address, async () => {
      await (index === 0 ? page.goto(address) : visit(page, address))
      await expect(frame.main.getByRole('heading').filter({ visible: true }).first()).toBeVisible()
      await expect(frame.main.locator('[aria-busy="true"]')).toHaveCount(0)
      await expectToFit(page, address)
    })
  }
}

/** Names the innermost elements that are too wide, and those that are squeezed. */
async function expectToFit(page: Page, place: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  for (const standard of fontSizes) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } })
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`)
    expect.soft(await findProblems(page), `${place} with text of ${standard} px`).toEqual([])
  }
  await browser.detach()
}

function findProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { documentElement: root } = document
    /** What scrolls or is cut off within something makes the page no wider. */
    const isWithin = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isWithin(element.parentElement))
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isOver = width > 0 && (right > root.clientWidth + 0.5 || left < -0.5)
      return isOver && !isWithin(element.parentElement)
    }
    /** A column of single letters is no wider than the window, and no text either. */
    const isSqueezed = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      const hasWord = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{6}/u.test(node.textContent ?? ''),
      )
      return hasWord && width > 1 && width < 2 * size && height > 4 * size
    }
    const all = [...document.body.querySelectorAll('*')]
    const isTooWide = root.scrollWidth > root.clientWidth
    const found = all.filter(
      (one) =>
        isSqueezed(one) || (isTooWide && isOutside(one) && ![...one.children].some(isOutside)),
    )
    return found
      .slice(0, 12)
      .map((one) => {
        const path: string[] = []
        for (let at: Element | null = one; at && path.length < 4; at = at.parentElement)
          path.unshift(`${at.tagName.toLowerCase()}.${at.getAttribute('class') ?? ''}`)
        return `${path.join(' > ')}: ${one.textContent.slice(0, 40)}`
      })
      .concat(isTooWide ? `${root.scrollWidth} of ${root.clientWidth} px` : [])
  })
}
