import { foldText } from '@adamarket/shared/domain/text/fold-text.ts'
import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import * as v from 'valibot'

const maxStored = 8

const searches = v.pipe(v.string(), v.parseJson(), v.array(v.pipe(v.string(), v.nonEmpty())))
const stored = storedValue('localStorage', 'recentSearches', searches)

/** The searches made on this device, the latest first. */
export function recentSearches(): readonly string[] {
  return stored.read()?.slice(0, maxStored) ?? []
}

/** Puts a search first. It replaces one that differs only in case or accents. */
export function rememberSearch(text: string): void {
  const search = text.trim()
  if (search !== '') store([search, ...others(search)].slice(0, maxStored))
}

export function forgetSearch(text: string): void {
  store(others(text))
}

export function forgetAllSearches(): void {
  store([])
}

function others(text: string): string[] {
  const folded = foldText(text)
  return recentSearches().filter((other) => foldText(other) !== folded)
}

function store(texts: string[]): void {
  stored.write(texts.length === 0 ? undefined : texts)
}
