import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import * as v from 'valibot'

/** By remote, the version to show instead of the one that visitors get. */
export type Overrides = Readonly<Record<string, string>>

const kept = storedValue(
  'sessionStorage',
  'releaseOverrides',
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
)

const parameter = 'remote'

/**
 * The releases that this tab was asked to show: `?remote=browse@0.2.0-1a2b3c4d` in an address stays for the tab, also
 * after reloads and on other pages, until {@link keepOverrides} takes it back. `?remote=` alone takes back all.
 */
export function readOverrides(): Overrides {
  const asked = new URLSearchParams(window.location.search).getAll(parameter)
  const before = kept.read() ?? {}
  if (asked.length === 0) return before
  const pairs = asked.flatMap((text) => {
    const [name, version] = text.split('@')
    return name && version ? [[name, version] as const] : []
  })
  const overrides = pairs.length > 0 ? { ...before, ...Object.fromEntries(pairs) } : {}
  keepOverrides(overrides)
  return overrides
}

/** Replaces what this tab shows from the next page load on. */
export function keepOverrides(overrides: Overrides): void {
  kept.write(Object.keys(overrides).length > 0 ? overrides : undefined)
}

/** The address of this page without the releases that it asks for. */
export function addressWithoutOverrides(): string {
  const address = new URL(window.location.href)
  address.searchParams.delete(parameter)
  return address.href
}
