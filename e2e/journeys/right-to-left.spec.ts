import { randomUUID } from 'node:crypto'

import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { byFunction } from '#fixtures/by-function.ts'
import { readDocument } from '#fixtures/firestore.ts'
import { test } from '#fixtures/test.ts'

// Pictures are scaled and uploaded, and functions started, which is slow on a busy machine.
test.describe.configure({ timeout: 240_000 })
test.use({ locale: 'ar' })

test('a visitor registers, posts, searches and reaches a seller in Arabic, from right to left @nightly', async ({
  page,
  frame,
  storedListings,
}) => {
  const { main } = frame
  const heading = page.getByRole('heading', { level: 1 })
  await test.step('the first visit is in the language of the browser', async () => {
    await page.goto('/register')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(heading).toHaveText('إنشاء حساب')
    const logo = await page.getByRole('link', { name: 'AdaMarket، الصفحة الرئيسية' }).boundingBox()
    expect(logo?.x).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2)
  })
  await test.step('registering', async () => {
    await main.getByLabel('الاسم').fill('ليلى')
    await main.getByLabel('البريد الإلكتروني').fill(`new-${randomUUID()}@example.com`)
    await main.getByLabel('كلمة المرور', { exact: true }).fill('limon-agaci')
    await main.getByRole('checkbox', { name: 'عمري 18 سنة أو أكثر.' }).check()
    await main.getByRole('checkbox', { name: /^أوافق على/ }).check()
    const confirmation = page.waitForRequest(/:sendOobCode/)
    await main.getByRole('button', { name: 'إنشاء حساب' }).click()
    expect((await confirmation).headers()).toHaveProperty('x-firebase-locale', 'ar')
    await expect(page).toHaveURL('/')
    const user: { readonly uid: string } = await page.evaluate(() =>
      JSON.parse(sessionStorage.getItem('loggedInUser') ?? 'null'),
    )
    // Functions write emails in it, from the first one on.
    const settings = `users/${user.uid}/alertSettings/emails`
    await expect.poll(() => readDocument(page.request, settings)).toEqual({ language: 'ar' })
    const account = page.getByRole('banner').getByRole('button', { name: /^حسابك/ })
    await account.click()
    const [button, menu] = await Promise.all(
      [account, page.getByRole('menu')].map(async (one) => await one.boundingBox()),
    )
    // Its end is on the left.
    expect(Math.round(menu?.x ?? 0)).toBe(Math.round(button?.x ?? -1))
    await page.keyboard.press('Escape')
  })
  // Of this run alone: others find no listing of it, and its search none of theirs.
  const word = randomUUID().slice(0, 8)
  const title = `كنبة زاوية ${word}`
  const id = await test.step('posting', async () => {
    await page.goto('/attributes/Furniture/Sofas')
    await expect(heading).toHaveText('أضف إعلانًا')
    const buffers = [await page.screenshot(), await main.screenshot()]
    await main
      .locator('input[type="file"]')
      .first()
      .setInputFiles(
        buffers.map((buffer, at) => ({ name: `sofa-${at}.png`, mimeType: 'image/png', buffer })),
      )
    await page.getByText('تم رفع كل الصور.').waitFor()
    // The one before a photo is on its right.
    await main.getByRole('button', { name: /^نقل الصورة 2:/ }).press('ArrowRight')
    await expect(page.getByText('نُقلت الصورة إلى الموضع 1 من 2.')).toBeAttached()
    await main.getByLabel('عنوان الإعلان*').fill(title)
    await main.getByLabel('الوصف*').fill('بحالة ممتازة، للبيع بسبب السفر.')
    await main.getByLabel('الموقع*').selectOption('كيرينيا')
    // The digits of an Arabic keyboard.
    await main.getByLabel('السعر*').fill('١٢٥٠')
    await main.getByLabel('العملة').selectOption('GBP')
    await expect(main.getByText(/£1,250/).first()).toBeVisible()
    await main.getByLabel('رقم الهاتف المحمول*').fill('+905330000001')
    await main.getByRole('button', { name: 'نشر الإعلان' }).click()
    await expect(page).toHaveURL(/\/success\?id=/, { timeout: 30_000 })
    await expect(heading).toHaveText('تم نشر إعلانك')
    const [stored] = await storedListings.byTitle(title)
    expect(stored?.fields).toMatchObject({ price: 1250, currency: 'GBP', location: 'Girne' })
    return stored?.id ?? ''
  })
  await test.step('searching', async () => {
    await expect.poll(() => storedListings.isIndexed(id), byFunction).toBe(true)
    const search = page.getByRole('banner').getByPlaceholder('ابحث عن سيارات وهواتف والمزيد...')
    await search.fill(`الكنب ${word}`)
    await search.press('Enter')
    await expect(heading).toHaveText(`نتائج البحث عن «\u2068الكنب ${word}\u2069»`)
    const results = page.getByRole('region', { name: 'النتائج' })
    await expect(results.getByRole('link', { name: title, exact: true })).toBeVisible()

    await search.fill('هوندا سيفيك')
    await search.press('Enter')
    const spacing = async () => await heading.evaluate((it) => getComputedStyle(it).letterSpacing)
    // Letters that are joined have no space to lose, others do.
    expect(await spacing()).toBe('normal')
    await results.getByRole('link', { name: civic, exact: true }).click()
    await expect(heading).toHaveText(civic)
    expect(await spacing()).toMatch(/^-/)
  })
  await test.step('pictures go on to the left', async () => {
    await main.getByRole('button', { name: 'فتح الصورة 1 من 6' }).click()
    const gallery = page.getByRole('dialog')
    await page.keyboard.press('ArrowLeft')
    await expect(gallery.getByRole('status')).toHaveText('2 من 6')
    await page.keyboard.press('ArrowRight')
    await expect(gallery.getByRole('status')).toHaveText('1 من 6')
    // A swipe to the right brings the one that lies on the left.
    await page.mouse.move(500, 350)
    await page.mouse.down()
    await page.mouse.move(700, 350)
    await page.mouse.up()
    await expect(gallery.getByRole('status')).toHaveText('2 من 6')
    await page.keyboard.press('Escape')
    await expect(gallery).toBeHidden()
  })
  await test.step('a number stays as it is dialled, and what was written in English says so', async () => {
    await main
      .getByRole('region', { name: 'التواصل مع البائع' })
      .getByRole('button', { name: 'اتصال' })
      .click()
    const number = main.getByRole('link', { name: /^\+/ })
    await expect(number).toHaveCSS('direction', 'ltr')
    await expect(main.getByText('مكتوب باللغة الإنجليزية')).toBeVisible()
    await expect(heading).toHaveAttribute('lang', 'en')
  })
})
