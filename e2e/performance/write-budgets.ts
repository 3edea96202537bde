import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'

import { chromiumOptions } from '#fixtures/chromium.ts'
import { findListing } from '#fixtures/find-listing.ts'

import { asServed } from './as-served.ts'
import { writeBudgets } from './budgets-file.ts'
import { budgetsFor } from './budgets.ts'
import type { PageCount } from './count-page.ts'
import { countLine, countPage } from './count-page.ts'
import { measureFirstViews } from './first-views.ts'
import { measureApps } from './measure-apps.ts'
import { measuredPages } from './pages.ts'
import { signInOnce } from './visitor.ts'

/** Files loaded when idle may or may not be in time: the budget includes them. */
const visits = 3

parseArgs()
const browser = await chromium.launch(chromiumOptions)
const member = await signInOnce(browser)
const ofPages: [string, PageCount][] = []
for (const page of measuredPages(await findListing(browser))) {
  const counts: PageCount[] = []
  while (counts.length < visits)
    counts.push(await asServed(page, () => countPage(browser, member, page)))
  const count = counts.reduce((one, other) => (other.js > one.js ? other : one))
  ofPages.push([page.name, page.isSignedIn ? withMenu(count) : count])
  process.stdout.write(`  ${countLine(page.name, count)}\n`)
}
await browser.close()
const pages = Object.fromEntries(ofPages)
await writeBudgets(budgetsFor(pages, await measureFirstViews(), await measureApps()))

/**
 * A member's menu, and the client that reads their name for it, are loaded before or after the page is
 * useful: the container, code, texts and styles of the menu, and the files of the client.
 */
function withMenu(count: PageCount): PageCount {
  const { js, css, requests } = count
  return { ...count, js: js + 50_000, css: css + 3_000, requests: requests + 12, depth: 6 }
}
