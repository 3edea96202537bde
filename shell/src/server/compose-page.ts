import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languageAttributes } from '@adamarket/shared/domain/languages.ts'

import { releaseKey } from '#host/page/page-data.ts'
import type { Owner } from '#remotes/registry/owner-of.ts'
import type { FirstViewFile } from '#remotes/registry/preload-files.ts'
import { firstViewFiles } from '#remotes/registry/preload-files.ts'

type Parts = {
  /** The shell's page. */
  readonly template: string
  /** React's markup, beginning with the elements of the head. */
  readonly html: string
  readonly language: Language
  /** The site's own origin. */
  readonly origin: string
  /** The release that rendered the page; undefined for the frame alone. */
  readonly owner: Owner | undefined
  readonly answers: object
}

const root = /<div id="root"><\/div>/

/** The empty page's text for visitors without a script; a rendered page has its own, in its language. */
const noScript = /\s*<noscript>[\s\S]*?<\/noscript>/

/** The texts for an old browser, of which a rendered page keeps that in its language. */
const tooOld = /(?<=<div id="too-old"[^>]*>).*?(?=<\/div>)/

/** Elements of the head that the page brings itself. */
const replaced = {
  title: /\s*<title>[^<]*<\/title>/,
  description: /(<meta\s+)name="description"(\s+data-default-description)/,
}

/** Writes a rendered page into the shell's page. Throws when the shell's page lacks an expected element. */
export function composePage({ template, html, language, origin, owner, answers }: Parts): string {
  const start = html.indexOf('<div')
  // They are marked, so that a page that renders its own can remove them.
  const head = html
    .slice(0, start)
    .replaceAll(/<(?=title|meta|link rel="(?:canonical|alternate)")(\w+)/g, '<$1 data-served')
  const body = html.slice(start)
  const files = owner ? firstViewFiles(owner, language) : []
  const data = { language, origin, ...(owner && { release: releaseKey(owner.release) }), answers }
  return edit(template, [
    [/<html lang="[^"]*" dir="[^"]*"/, () => `<html ${languageAttributes(language)}`],
    [replaced.title, () => ''],
    // This comes before the rendered page is inserted, which has its own.
    [noScript, () => ''],
    ...(head.includes('name="description"')
      ? [
          [
            replaced.description,
            (_: string, before: string, after: string) =>
              `${before}name="default-description"${after}`,
          ] as const,
        ]
      : []),
    [tooOld, (texts) => textIn(language, texts)],
    [/<head>/, (match) => `${match}${fontOf(template)}`],
    [/<\/head>/, (match) => `${stylesOf(files)}${head}${match}`],
    [
      root,
      () =>
        `<div id="root">${body}</div>${scriptsOf(files)}<script id="page-data" type="application/json">${escaped(data)}</script>`,
    ],
  ])
}

type Edit = readonly [pattern: RegExp, replacement: (match: string, ...groups: string[]) => string]

function edit(template: string, edits: readonly Edit[]): string {
  return edits.reduce((page, [pattern, replacement]) => {
    if (page.search(pattern) === -1) throw new Error(`The shell’s page has no ${pattern.source}`)
    return page.replace(pattern, replacement)
  }, template)
}

/** The paragraph of a language among those of all. */
function textIn(language: Language, paragraphs: string): string {
  const [found = ''] =
    new RegExp(`<p ${languageAttributes(language)}>[^<]*</p>`).exec(paragraphs) ?? []
  return found
}

/**
 * The font of the first text, which the early script of an empty page requests. First in the head, it arrives before
 * the text is laid out: a slow phone would need a quarter of a second to lay it out again.
 */
function fontOf(template: string): string {
  const [, file] = /\bdata-font="([^"]+)"/.exec(template) ?? []
  return file === undefined
    ? ''
    : `<link rel="preload" href="${file}" as="font" crossorigin="anonymous">`
}

/** The styles of the page, which its script would request only after its code. */
function stylesOf(files: readonly FirstViewFile[]): string {
  return files
    .filter(({ as }) => as === 'style')
    .map(({ href, hash }) => `<link rel="stylesheet" href="${href}"${checked(hash)}>`)
    .join('')
}

/**
 * The scripts of the page, which would be requested only once the registry is there. At the end of the page and of low
 * priority, so that what is visible arrives before them.
 */
function scriptsOf(files: readonly FirstViewFile[]): string {
  return files
    .filter(({ as }) => as === 'script')
    .map(
      ({ href, hash }) =>
        `<link rel="preload" as="script" href="${href}"${checked(hash)} fetchpriority="low">`,
    )
    .join('')
}

function checked(hash: string | undefined): string {
  return `${hash === undefined ? '' : ` integrity="${hash}"`} crossorigin="anonymous"`
}

/** JSON, escaped so that it cannot end its element. */
function escaped(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
