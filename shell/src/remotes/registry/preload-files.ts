import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languages } from '@adamarket/shared/domain/languages.ts'

import type { Owner } from './owner-of.ts'
import type { ChosenRelease } from './deployment.ts'

export type FirstViewFile = {
  readonly href: string
  readonly as: 'script' | 'style'
  readonly hash?: string | undefined
}

/** Requests all files of a path's first view, before modules request them one by one. */
export function preloadFiles(owner: Owner, language: Language): void {
  for (const { href, as, hash } of firstViewFiles(owner, language)) addPreload(href, as, hash)
}

/**
 * The files of a path's first view. A release with hashes requires the same ones: a browser would request a file that was
 * preloaded without its hash again.
 */
export function firstViewFiles(
  { release, pattern }: Owner,
  language: Language,
): readonly FirstViewFile[] {
  const { entry, integrity, hashes } = release
  const files = [...(release.preload[pattern] ?? []), ...textsOf(release, language)].map(
    (href) => ({
      href,
      as: href.endsWith('.css') ? ('style' as const) : ('script' as const),
      hash: hashes?.[href],
    }),
  )
  return [
    { href: entry, as: 'script', hash: integrity },
    ...files.filter(({ hash }) => hash !== undefined || !integrity),
  ]
}

/** A release from before the site had the language shows the default one. */
function textsOf({ texts }: ChosenRelease, language: Language): readonly string[] {
  return texts[language] ?? texts[languages[0]] ?? []
}

/**
 * Removes the requests of a release that have not loaded: a hanging file would otherwise be awaited
 * again, and a hanging style sheet be taken for a loaded one.
 */
export function forgetRequests({ entry }: ChosenRelease): void {
  const folder = new URL('.', entry).href
  for (const link of document.querySelectorAll('link')) {
    const isLoading = link.rel === 'preload' || (link.rel === 'stylesheet' && !link.sheet)
    if (isLoading && link.href.startsWith(folder)) link.remove()
  }
  for (const script of document.querySelectorAll('script')) {
    if (script.src.startsWith(folder)) script.remove()
  }
}

/** Preloads a file, unless it was requested already: a served page has its styles. */
export function addPreload(
  href: string,
  as: 'script' | 'style' | 'font',
  integrity?: string,
): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
  link.href = href
  link.crossOrigin = 'anonymous'
  if (integrity) link.integrity = integrity
  const others = document.querySelectorAll<HTMLLinkElement>(
    'link:is([rel="preload"], [rel="stylesheet"])',
  )
  if (![...others].some((other) => other.href === link.href)) document.head.append(link)
}
