import type { Owner } from '#remotes/owner-of.ts'
import type { ChosenRelease } from '#remotes/registry.ts'

/** Asks the browser for everything a first view of a path needs, before any of it is asked for by name. */
export function preloadFiles({ release, pattern }: Owner): void {
  addLink(release.entry, 'script', release.integrity)
  for (const file of release.preload[pattern] ?? []) {
    addLink(file, file.endsWith('.css') ? 'style' : 'script')
  }
}

/** Takes back what was asked for: a file that hangs would otherwise be waited for again. */
export function forgetPreloads({ entry, preload }: ChosenRelease): void {
  const asked = new Set([entry, ...Object.values(preload).flat()])
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) {
    if (asked.has(link.href)) link.remove()
  }
}

function addLink(href: string, as: 'script' | 'style', integrity?: string): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
  link.href = href
  link.crossOrigin = 'anonymous'
  if (integrity) link.integrity = integrity
  document.head.append(link)
}
