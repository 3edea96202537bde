import type { PublishedRegistry, Release } from '@adamarket/shared/contract/registry.ts'

import { liveShell } from './registry-shells.ts'
import { formatRegistry } from './registry.ts'
import type { Registry } from './registry.ts'

/**
 * The registry for visitors and the page function. Only current releases and canaries have hashes, which are
 * most of the bytes: a fallback has them in its container, and only early requests need them sooner. Pages of
 * a fallback are not rendered on a server either. Previews are separate, and read only for a visitor who asks
 * for one. It does not say who released something, or why.
 */
export function formatForVisitors(registry: Registry): string {
  const live = liveShell(registry)
  const shells = registry.shells?.map(({ server, ...shell }) => ({
    ...shell,
    ...(server && shell.version === live?.version && { server }),
  }))
  const remotes: PublishedRegistry['remotes'] = {}
  for (const [name, remote] of Object.entries(registry.remotes)) {
    const wanted = [remote.current, remote.canary?.version]
    const entries = Object.entries(remote.releases)
    const previews = entries.filter(
      ([version, { isPreview }]) => isPreview && !wanted.includes(version),
    )
    const others = entries.filter((entry) => !previews.includes(entry))
    const published = (some: typeof entries) =>
      Object.fromEntries(
        some.map(([version, { source: _source, isPreview: _isPreview, ...release }]) => [
          version,
          wanted.includes(version) ? release : withoutHashes(release),
        ]),
      )
    remotes[name] = {
      ...remote,
      releases: published(others),
      ...(previews.length > 0 && { previews: published(previews) }),
    }
  }
  return formatRegistry({ ...registry, ...(shells && { shells }), remotes })
}

function withoutHashes({ hashes: _hashes, server: _server, ...release }: Release): Release {
  return release
}
