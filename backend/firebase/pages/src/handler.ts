import type { IncomingMessage, ServerResponse } from 'node:http'
import { ownPageHeader } from '@adamarket/shared/contract/own-page-header.ts'
import type { PageAnswer } from '@adamarket/shared/contract/page-request.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'

import { compress } from './compress.ts'
import { languagesOf } from './languages-of.ts'
import { createRenderPage } from './render-page.ts'
import { createSiteFiles } from './site-files.ts'
import { unavailablePage } from './unavailable-page.ts'

/** The longest time to render a page: after that the script renders it. */
const renderTimeoutMs = 1_500

/** Crawlers and feed readers wait longer: nothing else can write their files. */
export const fileTimeoutMs = 8_000

/**
 * In characters: more than any address of the site has. The work for a page grows with its address, some of it faster,
 * and a time limit cannot interrupt what is computed.
 */
const maxUrlLength = 4_000

/** Browsers always ask. Hosting's caches answer for each language, and for seconds only: a listing may be removed. */
const sharedHeaders = {
  'Cache-Control': 'public, max-age=0, s-maxage=10',
  Vary: 'Accept-Encoding, Accept-Language, Cookie',
}

type Options = {
  /** Where visitors find the site. */
  readonly origin: string
  /** The origin from which the files of the shell's site are read. */
  readonly filesOrigin: string
  readonly report: Report
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Answers with the rendered page, or with the shell's empty one when there is none, whatever the reason. A file for
 * crawlers or feed readers has no other form.
 */
export function createHandler({ origin, filesOrigin, report }: Options): Handler {
  const site = createSiteFiles(filesOrigin)
  const renderPage = createRenderPage(filesOrigin, site)

  const render = async (path: string, languages: readonly string[]) => {
    const signal = AbortSignal.timeout(isPage(path) ? renderTimeoutMs : fileTimeoutMs)
    try {
      const rendering = renderPage({
        url: new URL(`${origin}${path}`).href,
        languages,
        report,
        signal,
      })
      const answer = await Promise.race([rendering, abortOf(signal)])
      return answer && { ...answer, headers: { ...sharedHeaders, ...answer.headers } }
    } catch (cause) {
      // A query may be what a visitor searches for, or a code from an email.
      const [withoutQuery = ''] = path.split('?')
      report({ what: 'A page could not be rendered', cause, details: { path: withoutQuery } })
      return undefined
    }
  }

  // When a page leaves Hosting's caches, many visitors ask for it at once: they share one rendering.
  const inProgress = new Map<string, ReturnType<typeof render>>()
  const rendered = async (path: string, languages: readonly string[]) => {
    const key = JSON.stringify([path, languages])
    const rendering = inProgress.get(key) ?? render(path, languages)
    inProgress.set(key, rendering)
    const answer = await rendering
    inProgress.delete(key)
    return answer
  }

  return async (request, response) => {
    // Only the path and the query are the visitor's: `//example.com` is a path of this site as well.
    const path = request.url?.startsWith('/') ? request.url : '/'
    const languages = languagesOf(request.headers)
    const answer =
      (path.length <= maxUrlLength && (await rendered(path, languages))) ||
      (isPage(path) ? await emptyPage(languages) : failed)
    const { body, headers } = await compress(answer.html, request.headers)
    response.writeHead(answer.status, {
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding',
      // A browser that has been here has a better page than one that says that there is none.
      ...(answer.status < 500 && { [ownPageHeader]: '1' }),
      ...answer.headers,
      ...headers,
    })
    response.end(body)
  }

  async function emptyPage(languages: readonly string[]): Promise<PageAnswer> {
    const headers = { 'Cache-Control': 'no-cache' }
    try {
      return { status: 200, headers, html: await site.page() }
    } catch (cause) {
      report({ what: 'The shell’s page could not be read', cause })
      return { ...failed, html: unavailablePage(languages) }
    }
  }
}

const failed: PageAnswer = {
  status: 503,
  headers: { 'Cache-Control': 'no-cache', 'Retry-After': '5' },
  html: '',
}

/** A script can render a page, but no sitemap or feed. */
function isPage(path: string): boolean {
  return !/^[^?]*\.xml(?:$|\?)/.test(path)
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
