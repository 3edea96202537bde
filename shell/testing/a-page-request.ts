import type { RegisteredRemote, Release } from '@adamarket/shared/contract/registry.ts'
import type { RemoteName, RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { contractVersion } from '@adamarket/shared/contract/version.ts'

import type { PageRequest } from '@adamarket/shared/contract/page-request.ts'

/** The parts of the shell's page that these tests need. */
export const aTemplate = `<!doctype html><html lang="en" dir="ltr"><head><title>AdaMarket</title>
<meta name="description" data-default-description content="Buy and sell">
<script id="environment" type="application/json">{"firebase":"settings"}</script></head>
<body><div id="too-old" hidden><p lang="en" dir="ltr">It is too old.</p><p lang="tr" dir="ltr">Çok eski.</p></div>
<div id="root"></div><noscript>It needs JavaScript.</noscript></body></html>`

/** An entry of the registry whose one release owns these paths. */
export function anEntry(
  name: RemoteName,
  paths: string[] = [],
  changes: Partial<Release> = {},
): RegisteredRemote {
  return { current: '1', releases: { 1: aRelease(name, '1', { paths, ...changes }) } }
}

export function aRelease(
  name: RemoteName,
  version: string,
  changes: Partial<Release> = {},
): Release {
  const folder = `https://${name}.example/${version}`
  return {
    entry: `${folder}/remoteEntry.js`,
    contract: contractVersion,
    paths: [],
    preload: {},
    texts: {},
    server: { file: `${folder}/server.js`, integrity: `sha256-${name}-${version}` },
    ...changes,
  }
}

/** A registry with these entries. */
export function aRegistry(entries: Readonly<Record<RemoteName, unknown>>): object {
  return { revision: 1, remotes: entries }
}

/** A visit to a page of `browse`, in English. */
export function aPageRequest(
  path: string,
  { module, ...changes }: Partial<PageRequest> & { readonly module: RoutesModule },
): PageRequest {
  return {
    url: `https://site.example${path}`,
    languages: [],
    template: aTemplate,
    registry: aRegistry({ browse: anEntry('browse', ['/', '/listing/:id', '/profile/:userId']) }),
    loadServer: () => Promise.resolve(module),
    report: () => undefined,
    signal: new AbortController().signal,
    ...changes,
  }
}
