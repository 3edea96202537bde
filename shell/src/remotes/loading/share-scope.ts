import type { ModuleFederation } from '@module-federation/enhanced/runtime'

/** What the shell shares with the remotes: copies of packages, by name and version. */
export type ShareScope = ModuleFederation['shareScopeMap'][string]

// The bundler's, which fills it as shared/build/define-shell.ts says.
// oxlint-disable-next-line no-underscore-dangle
declare const __webpack_init_sharing__: (name: 'default') => unknown
// oxlint-disable-next-line no-underscore-dangle
declare const __webpack_share_scopes__: { readonly default: ShareScope }

/**
 * The one object by which every container finds the shell's packages, whether Module Federation's runtime initialises it
 * or not: a container refuses another one. Each copy is loaded, so that no app prefers a newer one of its own, and has
 * `lib`, without which the runtime would register it once more.
 */
export function shareScope(): ShareScope {
  void __webpack_init_sharing__('default')
  const { default: scope } = __webpack_share_scopes__
  for (const copy of Object.values(scope).flatMap((versions) => Object.values(versions))) {
    Object.assign(copy, { loaded: true, lib: copy.get() })
  }
  return scope
}
