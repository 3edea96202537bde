import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import openGraph from 'open-graph-scraper-lite'

import { chromiumOptions } from '#fixtures/chromium.ts'
import { emptyReports } from '#fixtures/reports.ts'
import { siteUrl } from '#fixtures/site-url.ts'
import { isServed } from '#performance/as-served.ts'

import { findPublicPages } from './pages.ts'

// `npm run ops -- previews`: the data that a messenger reads from each public page, without a script, and a
// picture of the preview.

const languages = ['en', 'tr'] as const
/** These are rendered in the browser alone. */
const notServed = new Set(['/login', '/register', '/favourites', '/app'])

parseArgs()
const folder = await emptyReports('previews')
const browser = await chromium.launch(chromiumOptions)
const page = await browser.newPage({ viewport: { width: 480, height: 420 } })
const subjects = [
  ...(await findPublicPages(browser)).filter(({ address }) => !notServed.has(address)),
  { name: 'category', address: '/search?category=Vehicles' },
  { name: 'no-results', address: '/search?query=zeppelin' },
  { name: 'no-listing', address: '/listing/no-such-listing' },
]
const problems: string[] = []
for (const { name, address } of subjects) {
  for (const language of languages) {
    const { status, headers, html } = await read(address, language)
    const file = join(folder, `${name}-${language}`)
    const head = [...headers].map(([key, value]) => `${key}: ${value}\n`).join('')
    await writeFile(`${file}.txt`, `${status}\n${head}\n${html}`)
    const { result } = await openGraph({ html, onlyGetOpenGraphInfo: true })
    const { jsonLD = [] } = (await openGraph({ html })).result
    const { ogTitle = '', ogDescription = '', ogUrl = '', ogImage = [] } = result
    const image = ogImage[0]?.url ?? ''
    const expected = {
      served: isServed(html),
      // No visitor shares a page that does not exist.
      ...(status === 200 && {
        'og:title': ogTitle,
        'og:url': URL.canParse(ogUrl),
        'og:image': URL.canParse(image),
        'og:locale': result.ogLocale?.startsWith(language),
        'twitter:card': result.twitterCard,
      }),
      ...((name === 'home' || name === 'listing') && { 'JSON-LD': jsonLD.length > 0 }),
    }
    for (const [what, value] of Object.entries(expected)) {
      if (!value) problems.push(`${address} in ${language}: ${what}`)
    }
    const kinds = [...new Set(JSON.stringify(jsonLD).match(/(?<="@type":")\w+/g))].join(', ')
    process.stdout.write(`  ${status} ${language} ${address}: ${ogTitle} (${kinds || 'no data'})\n`)
    await draw({ image, title: ogTitle, text: ogDescription, host: new URL(ogUrl || siteUrl).host })
    await page.screenshot({ path: `${file}.png` })
  }
}
await browser.close()
for (const problem of problems) process.stdout.write(`  ! ${problem}\n`)
process.exitCode = problems.length === 0 ? 0 : 1

/** A function that has just started returns the empty page first. */
async function read(address: string, language: string) {
  for (let attempts = 0; ; attempts += 1) {
    const answer = await fetch(new URL(address, siteUrl), {
      headers: { 'accept-language': language },
    })
    const html = await answer.text()
    if (isServed(html) || attempts === 20) {
      return { status: answer.status, headers: answer.headers, html }
    }
  }
}

type Preview = {
  readonly image: string
  readonly title: string
  readonly text: string
  readonly host: string
}

/** As messengers do: the picture above a title, two lines of text and the host. */
async function draw({ image, title, text, host }: Preview): Promise<void> {
  await page.setContent(`<style>
    body { margin: 16px; background: #e5ddd5; font: 15px/1.35 sans-serif; }
    article { overflow: hidden; border-radius: 8px; background: #fff; }
    img { display: block; width: 100%; height: 235px; object-fit: cover; background: #ccc; }
    div { padding: 10px 12px; }
    p { display: -webkit-box; overflow: hidden; margin: 4px 0; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
    small { color: #667; }
  </style><article><img alt=""><div><b></b><p></p><small></small></div></article>`)
  await page.locator('img').evaluate((it, src) => it.setAttribute('src', src), image)
  await page.locator('b').evaluate((it, words) => it.append(words), title)
  await page.locator('p').evaluate((it, words) => it.append(words), text)
  await page.locator('small').evaluate((it, words) => it.append(words), host)
  await page.waitForLoadState('networkidle')
}
