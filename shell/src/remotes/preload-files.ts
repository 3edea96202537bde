import type { Owner } from '#remotes/owner-of.ts'

/** Asks the browser for everything a first view of a path needs, before any of it is asked for by name. */
export function preloadFiles({ release, pattern }: Owner): void {
  addLink(release.entry, 'script', release.integrity)
  for (const file of release.preload[pattern] ?? []) {
    addLink(file, file.endsWith('.css') ? 'style' : 'script')
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
