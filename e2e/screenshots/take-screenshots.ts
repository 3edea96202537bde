import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

import { chromiumOptions } from '#fixtures/chromium.ts'
import { repository } from '#fixtures/reports.ts'
import { siteUrl } from '#fixtures/site-url.ts'
import { SignInPage } from '#pages/sign-in-page.ts'

import type { Subject } from './pages.ts'
import { findPublicPages, memberPages } from './pages.ts'
import { untilUnchanged } from './until-unchanged.ts'
import type { Variant } from './variants.ts'
import { nameOf, showsWhole, variants } from './variants.ts'

/** No visible artefacts at full size. */
const webpQuality = 72

const folder = join(repository, '.adamarket', 'reports', 'screenshots')
/** The ones in the root README, which the repository contains. */
const inReadme = ['home-1440-light-en', 'search-1440-light-en', 'listing-360-light-en']
/** A part of the names of the variants to take, such as `1440-light`; without it, all of them. */
const [wanted = ''] = parseArgs({ allowPositionals: true }).positionals

if (wanted === '') await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const browser = await chromium.launch(chromiumOptions)
const publicPages = await findPublicPages(browser)
for (const variant of variants.filter((one) => nameOf(one).includes(wanted))) {
  await takeAll(variant)
  process.stdout.write(`  ✓ ${nameOf(variant)}\n`)
}
await browser.close()

async function takeAll(variant: Variant): Promise<void> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: variant.window,
    colorScheme: variant.theme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/')
  await changeLanguage(page, variant.language)
  for (const subject of publicPages) await take(page, subject, variant)

  // The page model of the sign-in page uses its English texts.
  await changeLanguage(page, 'en')
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.signInAsDemoUser()
  await changeLanguage(page, variant.language)
  for (const subject of memberPages) await take(page, subject, variant)
  await context.close()
}

/** Changes the language from the next page on. */
async function changeLanguage(page: Page, language: Variant['language']): Promise<void> {
  await page.evaluate((choice) => localStorage.setItem('language', choice), language)
}

async function take(page: Page, subject: Subject, variant: Variant): Promise<void> {
  await page.goto(subject.address)
  await untilUnchanged(page)
  await keep(page, `${subject.name}-${nameOf(variant)}`)
  if (subject.isShownWhole !== true || !showsWhole(variant)) return

  // In a window as tall as the page, elements fixed to the window's edge are at the page's edge.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.evaluate(() => {
    // The frame is at least as high as the window and would grow with it, adding space at its end.
    const frame = document.querySelector('#root > *')
    if (frame instanceof HTMLElement) frame.style.minHeight = '0'
  })
  await page.setViewportSize({ width: variant.window.width, height })
  await untilUnchanged(page)
  await keep(page, `${subject.name}-whole-${nameOf(variant)}`)
  await page.setViewportSize(variant.window)
}

async function keep(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled' })
  const file = join(folder, `${name}.webp`)
  await sharp(picture).webp({ quality: webpQuality, effort: 6 }).toFile(file)
  if (inReadme.includes(name)) {
    await copyFile(file, join(repository, 'docs', 'screenshots', `${name}.webp`))
  }
}
