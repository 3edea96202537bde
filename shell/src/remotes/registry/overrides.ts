import { storedText } from '@adamarket/shared/state/stored-text.ts'

/** By remote, the version to show instead of the one that visitors get. */
export type Overrides = Readonly<Record<string, string>>

const parameter = 'remote'

/** Kept as in an address. */
const kept = storedText('sessionStorage', 'releaseOverrides')

/**
 * The releases that this tab was asked to show: `?remote=browse@0.2.0-1a2b3c4d` in an address stays for the tab, also
 * after reloads and on other pages, until {@link keepOverrides} takes it back. `?remote=` alone takes back all.
 */
export function readOverrides(): Overrides {
  const before = overridesIn(kept.read() ?? '')
  const { search } = window.location
  if (!new URLSearchParams(search).has(parameter)) return before
  const asked = overridesIn(search)
  const overrides = Object.keys(asked).length > 0 ? { ...before, ...asked } : {}
  keepOverrides(overrides)
  return overrides
}

function overridesIn(search: string): Overrides {
  const pairs = new URLSearchParams(search).getAll(parameter).flatMap((text) => {
    const [name, version] = text.split('@')
    return name && version ? [[name, version] as const] : []
  })
  return Object.fromEntries(pairs)
}

/** Replaces what this tab shows from the next page load on. */
export function keepOverrides(overrides: Overrides): void {
  const pairs = Object.entries(overrides).map(([name, version]) => [
    parameter,
    `${name}@${version}`,
  ])
  kept.write(pairs.length > 0 ? new URLSearchParams(pairs).toString() : undefined)
}

/** The address of this page without the releases that it asks for. */
export function addressWithoutOverrides(): string {
  const address = new URL(window.location.href)
  address.searchParams.delete(parameter)
  return address.href
}
