import type { App, RemoteApp } from '#base/apps.ts'
import { apps } from '#base/apps.ts'
import { defaultRegion, telemetryPath } from '#base/settings.ts'

import type { Origins } from './origins.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

type Header = { readonly key: string; readonly value: string }

type HeaderRule = { readonly source: string; readonly headers: readonly Header[] }

type Rewrite = {
  readonly regex: string
  readonly function: { readonly functionId: string; readonly region: string }
}

/** One entry of the `hosting` section of firebase.json. */
export type HostingSite = {
  readonly site: string
  readonly public: string
  readonly ignore: readonly string[]
  readonly headers: readonly HeaderRule[]
  readonly rewrites?: readonly Rewrite[]
}

export type HostingOptions = {
  readonly origins: Origins
  /** The origin of the sign-in popup's helper page. */
  readonly authPages: string
  /** Whether pages may load what App Check needs. */
  readonly hasAppCheck: boolean
  /** The Hosting site of each app. */
  readonly siteNames: Readonly<Record<App, string>>
  /** The folder with the files of an app, relative to firebase.json. */
  readonly folderOf: (app: App) => string
  /** Whether the site is served over HTTPS, and may forbid plain HTTP. */
  readonly isSecure: boolean
  /** The region of the functions. */
  readonly region?: string
}

const forever = 'public, max-age=31536000, immutable'

/** A page's address: its last segment has no extension. A missing file is a 404, not the page. */
const pagePath = '^/(?:[^/]+/)*[^/.]*$'

/** Files for crawlers and feed readers. */
const filePath = '^/(?:sitemap(?:-pages|-[0-9]{1,4})?|feed)[.]xml$'

/**
 * The links in emails, and where pages send what they measure, by the function that answers. They look like files: the
 * service worker leaves them to the network.
 */
const otherFunctions = {
  unsubscribe: '^/unsubscribe[.]html$',
  answerQuestion: '^/still-available[.]html$',
  telemetry: `^${telemetryPath.replace('.', '[.]')}$`,
}

/** The name of the function of `backend/firebase/pages`. */
export const pageFunctionId = 'pages'

const commonHeaders: readonly Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
]

/**
 * The `hosting` section of firebase.json: one site for each app, the shell's first. Used for local and
 * production sites, so that what is tested is what is deployed.
 */
export function hostingConfig(options: HostingOptions): readonly HostingSite[] {
  return apps.map((app) => (app === 'shell' ? shellSite(options) : remoteSite(app, options)))
}

function shellSite({
  origins,
  authPages,
  hasAppCheck,
  siteNames,
  folderOf,
  isSecure,
  region = defaultRegion,
}: HostingOptions): HostingSite {
  const pageFunction = { functionId: pageFunctionId, region }
  const pageHeaders: readonly Header[] = [
    ...commonHeaders,
    ...strictTransport(isSecure),
    {
      key: 'Content-Security-Policy',
      value: contentSecurityPolicy({ origins, authPages, hasAppCheck }),
    },
    {
      key: 'Permissions-Policy',
      value: 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  ]
  return {
    site: siteNames.shell,
    public: folderOf('shell'),
    ignore: [],
    rewrites: [
      { regex: pagePath, function: pageFunction },
      { regex: filePath, function: pageFunction },
      ...Object.entries(otherFunctions).map(([functionId, regex]) => ({
        regex,
        function: { functionId, region },
      })),
    ],
    headers: [
      { source: '**', headers: pageHeaders },
      // The page function sets the lifetime of its answers itself.
      {
        source: '/*.@(css|html|jpg|js|json|svg|txt)',
        headers: [{ key: 'Cache-Control', value: 'no-cache' }],
      },
      {
        source: '/.well-known/security.txt',
        headers: [
          { key: 'Content-Type', value: 'text/plain; charset=utf-8' },
          { key: 'Cache-Control', value: 'no-cache' },
        ],
      },
      { source: '/static/**', headers: [{ key: 'Cache-Control', value: forever }] },
    ],
  }
}

/**
 * A remote's site has one folder for each of its releases, which never changes; the registry on the
 * shell's site names the current one.
 */
function remoteSite(
  app: RemoteApp,
  { siteNames, folderOf, isSecure }: HostingOptions,
): HostingSite {
  const shared: readonly Header[] = [
    ...commonHeaders,
    ...strictTransport(isSecure),
    { key: 'Access-Control-Allow-Origin', value: '*' },
    { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
  ]
  return {
    site: siteNames[app],
    public: folderOf(app),
    ignore: [],
    headers: [
      { source: '**', headers: shared },
      { source: '/*/**', headers: [{ key: 'Cache-Control', value: forever }] },
    ],
  }
}

function strictTransport(isSecure: boolean): readonly Header[] {
  if (!isSecure) return []
  return [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }]
}
