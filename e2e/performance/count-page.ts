import type { Browser } from '@playwright/test'

import { isServed } from './as-served.ts'
import { compressedSize } from './compressed-size.ts'
import { fileName } from './file-name.ts'
import type { MeasuredPage } from './pages.ts'
import { depths } from './request-chain.ts'
import type { Transfer } from './transfers.ts'
import { Transfers } from './transfers.ts'
import type { Member } from './visitor.ts'
import { openVisit } from './visitor.ts'
import { untilAnswers, watchUseful } from './watch-useful.ts'

export type CountedFile = {
  /** Its app and path, without a hash: `browse/static/js/async/home.js`. */
  readonly file: string
  readonly kind: 'js' | 'css'
  /** Bytes of Brotli. */
  readonly size: number
  readonly depth: number
}

/** The requests of a first visit to a page until it was interactive. */
export type PageCount = {
  /** Whether a server had rendered it. */
  readonly isServed: boolean
  /** Bytes of Brotli. */
  readonly html: number
  readonly js: number
  readonly css: number
  /** Without pictures, whose timing varies, and without the browser's preflights. */
  readonly requests: number
  /** The longest chain of requests that each caused the next; the page itself is the first. */
  readonly depth: number
  /** Documents that Firestore sent. */
  readonly reads: number
  readonly files: readonly CountedFile[]
}

const uncounted = new Set(['Image', 'Preflight', 'Ping'])

/** The site's check whether it is offline, which it makes when an answer is slow, as on a busy machine. */
const probe = /\/reachable\.txt$/

/** The counts of a page, for a terminal. */
export function countLine(
  name: string,
  { html, js, css, requests, depth, reads }: PageCount,
): string {
  const [ofHtml, ofJs, ofCss] = [html, js, css].map((bytes) => (bytes / 1000).toFixed(1))
  return `${name}: ${ofHtml} kB HTML, ${ofJs} kB JS, ${ofCss} kB CSS, ${requests} requests, chain of ${depth}, ${reads} documents`
}

/** Opens a page as a new visitor would, on an unthrottled connection, and counts. */
export async function countPage(
  browser: Browser,
  member: Member,
  { address, isSignedIn = false, useful }: MeasuredPage,
): Promise<PageCount> {
  const visit = await openVisit(browser, isSignedIn ? member : undefined)
  const { page, session } = visit
  try {
    await session.send('Debugger.enable')
    await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 })
    const transfers = await Transfers.watch(session)
    await watchUseful(page, useful)
    const answer = await page.goto(address, { waitUntil: 'commit' })
    const answers = await untilAnswers(page)
    const answersAt = (await page.evaluate(() => performance.timeOrigin)) + answers
    const before = transfers.all.filter(({ startedAt }) => startedAt <= answersAt)
    const html = (await answer?.body()) ?? Buffer.of()
    const ofHtml = { html: compressedSize(html), isServed: isServed(html.toString()) }
    return { ...ofHtml, ...(await countOf(before, transfers.documentsRead)) }
  } finally {
    await visit.close()
  }
}

async function countOf(
  transfers: readonly Transfer[],
  reads: number,
): Promise<Omit<PageCount, 'html' | 'isServed'>> {
  const counted = transfers.filter(({ type, url }) => !uncounted.has(type) && !probe.test(url))
  const depthOf = depths(counted)
  const code = counted.flatMap((transfer) => {
    const kind = kindOf(transfer)
    return kind ? [{ transfer, kind }] : []
  })
  const files = await Promise.all(
    code.map(async ({ transfer, kind }) => ({
      file: await fileName(transfer.url),
      kind,
      size: compressedSize(await contentOf(transfer.url)),
      depth: depthOf.get(transfer) ?? 1,
    })),
  )
  return {
    js: bytesOf(files, 'js'),
    css: bytesOf(files, 'css'),
    requests: counted.length,
    depth: Math.max(...depthOf.values()),
    reads,
    files: files.toSorted((one, other) => other.size - one.size),
  }
}

async function contentOf(url: string): Promise<Buffer> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

function kindOf({ url, type }: Transfer): CountedFile['kind'] | undefined {
  const { pathname } = new URL(url)
  if (type === 'Script' || pathname.endsWith('.js')) return 'js'
  if (type === 'Stylesheet' || pathname.endsWith('.css')) return 'css'
  return undefined
}

function bytesOf(files: readonly CountedFile[], kind: CountedFile['kind']): number {
  return files.filter((file) => file.kind === kind).reduce((sum, { size }) => sum + size, 0)
}
