import { createRequire } from 'node:module'

import { contractVersion, rangeOf } from '#contract/version.ts'

const require = createRequire(import.meta.url)

type Singleton = {
  singleton: true
  strictVersion: boolean
  version: string
  requiredVersion: string
}

/**
 * What exists once at run time, provided by the shell. An incompatible React only causes a warning, since
 * another minor version usually works. An incompatible contract is refused, since a remote built for another
 * one would fail in unexpected places.
 */
export const singletons: Readonly<Record<string, Singleton>> = {
  ...ofPackage('react', ['react', 'react/']),
  ...ofPackage('react-dom', ['react-dom', 'react-dom/']),
  ...ofPackage('zustand', ['zustand', 'zustand/']),
  ...ofContract(['router.ts', 'host-services.ts', 'texts.ts']),
}

/** Whether an import gets the shell's copy. A name that ends in a slash is that of everything below it. */
export function isSingleton(request: string): boolean {
  return Object.keys(singletons).some((name) =>
    name.endsWith('/') ? request.startsWith(name) : request === name,
  )
}

function ofPackage(name: string, requests: readonly string[]): Record<string, Singleton> {
  const { version }: { version: string } = require(`${name}/package.json`)
  const entry = {
    singleton: true,
    strictVersion: false,
    version,
    requiredVersion: `^${version.split('.')[0]}.0.0`,
  } as const
  return Object.fromEntries(requests.map((request) => [request, entry]))
}

/** The files of the contract that hold state or identity: the router and the React context. */
function ofContract(files: readonly string[]): Record<string, Singleton> {
  const entry = {
    singleton: true,
    strictVersion: true,
    version: contractVersion,
    requiredVersion: rangeOf(contractVersion),
  } as const
  return Object.fromEntries(files.map((file) => [`@adamarket/shared/contract/${file}`, entry]))
}
