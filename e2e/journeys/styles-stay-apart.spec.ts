import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { test } from '#fixtures/test.ts'
import { visit } from '#fixtures/visit.ts'

/** The elements that are checked on every page that has them: the first visible one. */
const probes = `
  html, body, header, header a, header button, header input, nav, nav a,
  main, main h1, main h2, main h3, main p, main ul, main li, main a,
  main button, main input, main textarea, main label, main fieldset, main legend,
  main article, main img, main dt, main section, footer, footer h2, footer a
`
  .split(',')
  .map((selector) => selector.trim())

/** Properties that depend on the available space, on listings of other tests, and on the position, which the page may still hold. */
const ofLayout = `
  width, height, inline-size, block-size, perspective-origin, transform-origin,
  top, right, bottom, left, inset-block-start, inset-block-end,
  inset-inline-start, inset-inline-end, grid-template-rows, overflow-anchor
`
  .split(',')
  .map((property) => property.trim())

type Stop = {
  readonly address: string
  /** The heading that is visible once the page is loaded. */
  readonly shows: string
  /** The role and name of an element that is rendered late. */
  readonly comesLate?: readonly ['heading' | 'button' | 'link', string]
}

/** The styles of a page's probes: for each probe, a line for each property. */
type Styles = ReadonlyMap<string, string>

test('a page looks the same whichever remotes were visited before @nightly', async ({
  page,
  home,
  notFound,
  session,
}) => {
  test.slow()
  // Nothing moves during the comparison.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await session.signInAsDemoUser()
  await home.open()
  const listing = (await home.title.getAttribute('href')) ?? ''
  const { seller } = await home.openListing()
  const name = await seller.innerText()
  const profile = (await seller.getAttribute('href')) ?? ''
  const stops: readonly Stop[] = [
    { address: '/', shows: civic, comesLate: ['button', 'Show slide 3'] },
    { address: '/AboutUs', shows: 'About Us' },
    { address: '/login', shows: 'Sign in' },
    { address: '/post', shows: 'POST YOUR AD' },
    { address: listing, shows: civic, comesLate: ['heading', 'Similar listings'] },
    { address: '/ContactUs', shows: 'Contact Us' },
    { address: profile, shows: name, comesLate: ['link', civic] },
  ]

  const cold = new Map<string, Styles>()
  for (const stop of stops) {
    await page.goto(stop.address)
    cold.set(stop.address, await stylesOf(page, stop))
  }
  expect([...(cold.get('/')?.values() ?? [])].flatMap(linesOf).length).toBeGreaterThan(1_000)

  for (const order of [stops, stops.toReversed()]) {
    await page.goto('/no/such/page')
    await expect(notFound.heading).toBeVisible()
    for (const stop of order) {
      await visit(page, stop.address)
      const styles = await stylesOf(page, stop)
      const place = `${stop.address} as one of ${order.map(({ address }) => address).join(' ')}`
      expect(differences(cold.get(stop.address), styles), place).toEqual([])
    }
  }
})

function differences(expected: Styles = new Map(), actual: Styles): readonly string[] {
  return [...new Set([...expected.keys(), ...actual.keys()])].flatMap((probe) => {
    const before = new Set(linesOf(expected.get(probe)))
    const changed = linesOf(actual.get(probe)).filter((line) => !before.has(line))
    if (expected.has(probe) && actual.has(probe)) return changed.map((line) => `${probe} ${line}`)
    return [`${probe} is there only ${actual.has(probe) ? 'now' : 'at first'}`]
  })
}

function linesOf(styles = ''): readonly string[] {
  return styles.split('\n')
}

/** The styles of the probes, once the page is loaded with its pictures and fonts. */
async function stylesOf(page: Page, { shows, comesLate }: Stop): Promise<Styles> {
  const main = page.getByRole('main')
  // Loads what appears only when the visitor scrolls near it, however long the page is.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  for (const [role, name] of [['heading', shows] as const, ...(comesLate ? [comesLate] : [])]) {
    await expect(main.getByRole(role, { name, exact: true }).first()).toBeAttached()
  }
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  // What was viewed recently is there before the newest listings.
  await expect(main.getByText(/^Loading /)).toHaveCount(0)
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
    await document.fonts.ready
    await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
  await expect.poll(() => main.locator('img').evaluateAll(areThoseInViewLoaded)).toBe(true)
  const entries = await page.evaluate(
    ([selectors, ignored]) =>
      selectors.flatMap((selector) => {
        const shown = [...document.querySelectorAll(selector)].find((it) => it.checkVisibility())
        if (!shown) return []
        const style = getComputedStyle(shown)
        const lines = [...style]
          .filter((property) => !ignored.includes(property))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        return [[selector, lines.join('\n')] as const]
      }),
    [probes, ofLayout] as const,
  )
  return new Map(entries)
}

function areThoseInViewLoaded(pictures: readonly Element[]): boolean {
  return pictures
    .filter((picture) => picture.getBoundingClientRect().top < innerHeight)
    .every((picture) => picture instanceof HTMLImageElement && picture.complete)
}
