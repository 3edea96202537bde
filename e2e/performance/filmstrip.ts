import type { Browser } from '@playwright/test'
import sharp from 'sharp'

import type { Surroundings } from './benchmark.ts'
import type { Build } from './builds.ts'
import type { MeasuredPage } from './pages.ts'
import type { Visitor } from './visitor.ts'
import { openVisit, slowDown, slowPhone } from './visitor.ts'

/** Every half second of the first ones, in milliseconds. */
const moments = [500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000] as const

const picture = { width: 120, height: 213, gap: 8, line: 22 } as const

const rows = ['static', 'served'] as const satisfies readonly Build[]

type Frame = {
  /** In milliseconds since 1970. */
  readonly at: number
  readonly png: Buffer
}

/**
 * Writes a picture of a slow phone's screen for every half second of a first visit, the empty page above the
 * served one.
 */
export async function takeFilmstrip(
  { browser, site, member }: Surroundings,
  page: MeasuredPage,
  file: string,
): Promise<void> {
  const strips: (readonly Buffer[])[] = []
  for (const build of rows) {
    await site.show(build, page)
    strips.push(await filmVisit(browser, { profile: slowPhone, member }, page.address))
  }
  const width = moments.length * (picture.width + picture.gap) + picture.gap
  const rowHeight = picture.height + picture.line
  const height = rows.length * rowHeight + picture.gap
  const pictures = strips.flatMap((strip, row) =>
    strip.map((input, column) => ({
      input,
      left: picture.gap + column * (picture.width + picture.gap),
      top: row * rowHeight + picture.line,
    })),
  )
  const label = { input: Buffer.from(labels(width, height, rowHeight)), left: 0, top: 0 }
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([...pictures, label])
    .webp({ quality: 70 })
    .toFile(file)
}

/** The screen at each moment. */
async function filmVisit(
  browser: Browser,
  visitor: Visitor,
  address: string,
): Promise<readonly Buffer[]> {
  const { page, session, close } = await openVisit(browser, visitor, { isSignedIn: false })
  try {
    const frames: Frame[] = []
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: (metadata.timestamp ?? 0) * 1000, png: Buffer.from(data, 'base64') })
      // The page may be closed by then.
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    })
    await slowDown(session, visitor.profile)
    await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
    await page.goto(address, { waitUntil: 'commit' })
    const start = await page.evaluate(() => performance.timeOrigin)
    await page.waitForTimeout((moments.at(-1) ?? 0) + 500)
    await session.send('Page.stopScreencast')
    return await Promise.all(moments.map((moment) => thumbnail(frames, start + moment)))
  } finally {
    await close()
  }
}

function thumbnail(frames: readonly Frame[], at: number): Promise<Buffer> {
  const { width, height } = picture
  const shown = frames.findLast((frame) => frame.at <= at)
  const image = shown
    ? sharp(shown.png)
    : sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
  const position = { fit: 'cover', position: 'top' } as const
  // Empty pages are white on white.
  const border = { top: 1, bottom: 1, left: 1, right: 1, background: '#c8c8c8' } as const
  return image
    .resize(width - 2, height - 2, position)
    .flatten()
    .extend(border)
    .png()
    .toBuffer()
}

function labels(width: number, height: number, rowHeight: number): string {
  const texts = rows.flatMap((row, index) =>
    moments.map((moment, column) => {
      const x = picture.gap + column * (picture.width + picture.gap)
      const text = `${(moment / 1000).toFixed(1)} s${column === 0 ? `, ${row}` : ''}`
      return `<text x="${x}" y="${index * rowHeight + 16}">${text}</text>`
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="13">${texts.join('')}</svg>`
}
