import { foldText } from '@adamarket/shared/domain/fold-text.ts'
import * as v from 'valibot'

const storageKey = 'recentSearches'
const keptCount = 8

const stored = v.pipe(v.string(), v.parseJson(), v.array(v.pipe(v.string(), v.nonEmpty())))

/** What was searched for on this device, the last one first. */
export function recentSearches(): readonly string[] {
  try {
    const parsed = v.safeParse(stored, localStorage.getItem(storageKey))
    return parsed.success ? parsed.output.slice(0, keptCount) : []
  } catch {
    return []
  }
}

/** Puts a search first. One that differs in case or accents alone takes the place of the older one. */
export function rememberSearch(text: string): void {
  const wanted = text.trim()
  if (wanted !== '') keep([wanted, ...others(wanted)].slice(0, keptCount))
}

export function forgetSearch(text: string): void {
  keep(others(text))
}

export function forgetAllSearches(): void {
  keep([])
}

function others(text: string): readonly string[] {
  const folded = foldText(text)
  return recentSearches().filter((other) => foldText(other) !== folded)
}

function keep(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(searches))
  } catch {
    // Storage that is full or forbidden costs the memory of searches, nothing else.
  }
}
