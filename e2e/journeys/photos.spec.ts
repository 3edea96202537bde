import type { Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import sharp from 'sharp'

import { expectNoViolations } from '#fixtures/violations.ts'
import { losses, test as base } from '#fixtures/connection.ts'
import { pictureFiles, restColour, topColour } from '#fixtures/picture-files.ts'
import { StoredPictures } from '#fixtures/stored-pictures.ts'
import { PhotoField } from '#pages/photo-field.ts'

type Seller = {
  readonly field: PhotoField
  /** The names of the seller's files in Storage. */
  readonly stored: () => Promise<readonly string[]>
  readonly read: (name: string) => Promise<Buffer>
}

const form = '/attributes/Pets/Cats'
const uploads = /\/v0\/b\/[^/]+\/o\?name=/

/** A user at the form, with an empty folder in Storage. */
const test = base.extend<{ readonly seller: Seller }>({
  seller: async ({ page, request, session, testData }, use) => {
    test.slow()
    const account = await testData.addAccount()
    const pictures = new StoredPictures(request)
    await session.signInAs(account)
    await page.goto(form)
    await use({
      field: new PhotoField(page),
      stored: () => pictures.of(account.uid),
      read: (name) => pictures.read(account.uid, name),
    })
    await pictures.removeAllOf(account.uid)
  },
})

test('a photo from a phone is stored upright, in two small files, without its location', async ({
  seller: { field, stored, read },
}) => {
  await field.add(await pictureFiles.photo())
  await expect(field.allUploaded).toBeAttached({ timeout: 30_000 })
  const [large = '', small = '', ...others] = await stored()
  expect(others).toEqual([])
  expect(large).toMatch(/_1200x1600\.webp$/)
  expect(small).toBe(large.replace('.webp', '_small.webp'))

  const pictures = { large: await read(large), small: await read(small) }
  expect(pictures.large.length).toBeLessThan(300_000)
  expect(pictures.small.length).toBeLessThan(60_000)
  expect(await factsOf(pictures.large)).toEqual({ format: 'webp', width: 1200, height: 1600 })
  expect(await factsOf(pictures.small)).toEqual({ format: 'webp', width: 360, height: 480 })
  expectColour(await colourAt(pictures.large, 0.5, 0.1), topColour)
  expectColour(await colourAt(pictures.large, 0.5, 0.9), restColour)

  await field.button('Rotate', 1).click()
  await expect
    .poll(async () => (await stored())[0], { timeout: 30_000 })
    .toMatch(/_1600x1200\.webp$/)
  await expect.poll(async () => (await stored()).length).toBe(2)
  const turned = await read((await stored())[0] ?? '')
  expectColour(await colourAt(turned, 0.9, 0.5), topColour)
  expectColour(await colourAt(turned, 0.1, 0.5), restColour)
})

test('pictures of all kinds are accepted and reordered, and other files are refused with a reason @nightly', async ({
  page,
  seller: { field, stored, read },
}) => {
  await field.add(
    await pictureFiles.transparent(),
    await pictureFiles.svgNamedJpg(),
    await pictureFiles.webp(),
    await pictureFiles.empty(),
    await pictureFiles.animated(),
    await pictureFiles.heic(),
    await pictureFiles.broken(),
    await pictureFiles.cut(),
    await pictureFiles.thirtyMegabytes(),
    await pictureFiles.tooLarge(),
  )
  await expect(field.allUploaded).toBeAttached({ timeout: 60_000 })
  await expect(field.pictures).toHaveCount(5)
  for (const reason of [
    'drawing.jpg isn’t a photo.',
    'empty.jpg is empty.',
    'iphone.heic is a HEIC photo',
    'broken.jpg is damaged',
    'too-large.jpg is larger than 50 MB.',
  ]) {
    await expect(field.refused).toContainText(reason)
  }
  await page.getByRole('button', { name: 'Got it' }).click()
  await field.add(await pictureFiles.webp())
  await expect(field.refused).toContainText('plain.webp is already added.')
  await expect(field.pictures).toHaveCount(5)

  const names = await stored()
  expect(names).toHaveLength(10)
  const disc = names.find((name) => name.endsWith('_900x600.webp')) ?? ''
  expect(await factsOf(await read(disc))).toMatchObject({ width: 900, height: 600 })
  const corner = sharp(await read(disc)).extract({ left: 5, top: 5, width: 1, height: 1 })
  expect(Math.min(...(await corner.ensureAlpha().raw().toBuffer()))).toBeGreaterThan(250)

  await test.step('photos are reordered by dragging and by keys, without violations', async () => {
    const sourceOf = (index: number) => field.pictures.nth(index).getAttribute('src')
    const second = await sourceOf(1)
    await field.drag(2, 1)
    await expect.poll(() => sourceOf(0)).toBe(second)
    await expect(field.photos.first()).toContainText('Cover')

    await page.getByRole('button', { name: 'Move photo 1: drag it, or use the arrow keys' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => sourceOf(2)).toBe(second)
    await expect(page.getByText('Photo moved to 3 of 5.')).toBeAttached()
    await expectNoViolations(page, 'photos in the form')
  })
})

test('an upload survives a lost answer, a cancellation, a reload and a lost connection @nightly', async ({
  page,
  connection,
  problems,
  seller: { field, stored },
}) => {
  const isOver = () => expect(field.progress).toBeHidden({ timeout: 30_000 })

  await test.step('a photo whose answer was lost is found, not uploaded twice', async () => {
    problems.expectFromNow(/ERR_CONNECTION_RESET/, /^403: /, /^console: Failed to load resource/)
    let lost = 0
    await page.route(uploads, async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue()
      lost += 1
      await route.fetch()
      return route.abort('connectionreset')
    })
    await field.add(await pictureFiles.webp())
    await expect(field.allUploaded).toBeAttached({ timeout: 30_000 })
    expect(lost).toBe(1)
    expect(await stored()).toHaveLength(2)
    await page.unroute(uploads)
  })

  await test.step('an upload is cancelled, started again, and removed', async () => {
    // Files that were stored before the cancellation are deleted; here there are none.
    problems.expectFromNow(/^404: .*_small\.webp/)
    const upload = await holdUpload(page)
    await field.add(await pictureFiles.transparent())
    await upload.begun
    await field.button('Cancel upload of', 2).click()
    await expect(field.notUploaded).toBeVisible()
    await upload.release()
    expect(await stored()).toHaveLength(2)
    await field.photos.getByRole('button', { name: 'Try again' }).click()
    await expect(field.allUploaded).toBeAttached({ timeout: 30_000 })
    expect(await stored()).toHaveLength(4)
    await field.button('Remove', 2).click()
    await expect(field.photos).toHaveCount(1)
    await expect.poll(async () => (await stored()).length).toBe(2)
  })

  await test.step('a reload during an upload loses nothing and leaves nothing behind', async () => {
    const upload = await holdUpload(page)
    await field.add(await pictureFiles.transparent())
    await upload.begun
    await page.reload()
    await expect(field.pictures).toHaveCount(2)
    await expect(field.progress).toBeVisible()
    await upload.release()
    await isOver()
    await expect(field.pictures).toHaveCount(2)
    expect(await stored()).toHaveLength(4)
  })

  const others = [await pictureFiles.animated(), await pictureFiles.jpeg()]
  for (const [index, loss] of losses.entries()) {
    await test.step(`photos wait while offline, and continue by themselves: ${loss.name}`, async () => {
      const upload = await holdUpload(page)
      await field.add(others[index] ?? '')
      await upload.begun
      await connection.cut(loss)
      await upload.fail()
      await expect(field.offline).toBeVisible()
      await connection.restore()
      await expect(field.offline).toBeHidden()
      await isOver()
      await expect.poll(async () => (await stored()).length).toBe(2 * (index + 3))
    })
  }
})

/** Delays the answers to uploads until the test lets them fail or continue. */
async function holdUpload(page: Page) {
  const held: Route[] = []
  let isOver = false
  // Those of an earlier step are over.
  await page.unroute(uploads)
  await page.route(uploads, async (route) => {
    if (isOver) await route.continue()
    else held.push(route)
  })
  const end = async (how: (route: Route) => Promise<void>) => {
    isOver = true
    // Requests of a page that was left, or of a cancelled upload, are gone.
    await Promise.allSettled(held.map(how))
  }
  return {
    begun: page.waitForRequest(uploads),
    fail: () => end((route) => route.abort('internetdisconnected')),
    release: () => end((route) => route.continue()),
  }
}

async function factsOf(picture: Buffer) {
  const { format, width, height, exif, xmp, iptc, orientation } = await sharp(picture).metadata()
  expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
  return { format, width, height }
}

/** The average colour around a point, given as fractions of width and height. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { width, height } = await sharp(picture).metadata()
  const side = 40
  const pixel = await sharp(picture)
    .extract({
      left: Math.round(x * width - side / 2),
      top: Math.round(y * height - side / 2),
      width: side,
      height: side,
    })
    .removeAlpha()
    .resize(1, 1)
    .raw()
    .toBuffer()
  return [...pixel]
}

function expectColour(colour: readonly number[], expected: readonly number[]): void {
  for (const [channel, value] of expected.entries()) {
    // The grain makes it brighter.
    expect(Math.abs((colour[channel] ?? 0) - value - 15)).toBeLessThan(25)
  }
}
