import { storedText } from '@adamarket/shared/state/stored-text.ts'

import type { Registry } from '@adamarket/shared/contract/registry.ts'

/** The version to show of each remote, instead of the one that visitors get. */
export type Overrides = Readonly<Record<string, string>>

const parameter = 'remote'

/** Stored as the parameters of an address. */
const stored = storedText('sessionStorage', 'releaseOverrides')

/**
 * The releases that this tab shows on request: `?remote=browse@0.2.0-1a2b3c4d` in an address stays for the tab, also
 * after reloads and on other pages, until {@link storeOverrides} removes it. `?remote=` alone removes all. Anyone can
 * write an address, so what the registry lacks is not stored.
 *
 * @param remotes those of the registry
 * @returns of these remotes alone; a version may be missing there
 */
export function readOverrides(remotes: Registry['remotes']): Overrides {
  const inTab = overridesIn(stored.read() ?? '')
  const { search } = window.location
  const inAddress = overridesIn(search)
  const isReset = Object.keys(inAddress).length === 0 && new URLSearchParams(search).has(parameter)
  const all = isReset ? {} : { ...inTab, ...inAddress }
  const named = Object.entries(all).filter(([name]) => Object.hasOwn(remotes, name))
  storeOverrides(Object.fromEntries(named.filter((one) => isRegistered(remotes, ...one))))
  return Object.fromEntries(named)
}

/** Whether this tab requests any; known before the registry is. */
export function hasOverrides(): boolean {
  return stored.read() !== undefined || new URLSearchParams(window.location.search).has(parameter)
}

/** Whether the registry has a version. An address may ask for any, also for the name of a method of every object. */
export function isRegistered(remotes: Registry['remotes'], name: string, version: string): boolean {
  const remote = Object.entries(remotes).find(([one]) => one === name)?.[1]
  const known = { ...remote?.previews, ...remote?.releases }
  return Object.hasOwn(known, version) && known[version] !== undefined
}

function overridesIn(search: string): Overrides {
  const pairs = new URLSearchParams(search).getAll(parameter).flatMap((text) => {
    const [name, version] = text.split('@')
    return name && version ? [[name, version] as const] : []
  })
  return Object.fromEntries(pairs)
}

/** Replaces what this tab shows from the next page load on. */
export function storeOverrides(overrides: Overrides): void {
  const pairs = Object.entries(overrides).map(([name, version]) => [
    parameter,
    `${name}@${version}`,
  ])
  stored.write(pairs.length > 0 ? new URLSearchParams(pairs).toString() : undefined)
}

/** The address of this page without the releases that it asks for. */
export function addressWithoutOverrides(): string {
  const address = new URL(window.location.href)
  address.searchParams.delete(parameter)
  return address.href
}
