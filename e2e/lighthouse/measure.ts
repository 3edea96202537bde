import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'

import { chromiumOptions } from '#fixtures/chromium.ts'
import { findListing } from '#fixtures/find-listing.ts'
import { freePort } from '#fixtures/free-port.ts'
import { siteUrl } from '#fixtures/site-url.ts'
import { asServed, isServed } from '#performance/as-served.ts'

import type { Figures } from './figures.ts'
import { figuresOf, isEnough, minScore, tableOf } from './figures.ts'

parseArgs()
const port = await freePort()
const browser = await chromium.launch({
  ...chromiumOptions,
  args: [...chromiumOptions.args, `--remote-debugging-port=${port}`],
})
const measured: Figures[] = []
const pages = [
  { address: '/' },
  // Search engines should not index pages with any text that a visitor types.
  { address: '/search?query=civic', skipAudits: ['is-crawlable'] },
  { address: await findListing(browser) },
  { address: '/AboutUs' },
]
for (const page of pages) {
  process.stdout.write(`  … ${page.address}\n`)
  measured.push(await asServed(page, () => measure(page)))
}
await browser.close()

process.stdout.write(`\n${tableOf(measured)}\n`)
if (!measured.every(isEnough)) {
  process.stderr.write(`\nAccessibility, best practices and SEO must reach ${minScore}.\n`)
  process.exitCode = 1
}

/** Lighthouse's figures of a page, for a phone's first visit. */
async function measure({
  address,
  skipAudits,
}: (typeof pages)[number]): Promise<Figures & { readonly isServed: boolean }> {
  const result = await lighthouse(`${siteUrl}${address}`, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['accessibility', 'best-practices', 'seo', 'performance'],
    ...(skipAudits && { skipAudits }),
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`)
  return {
    ...figuresOf(address, result.lhr),
    isServed: isServed(result.artifacts.MainDocumentContent),
  }
}
