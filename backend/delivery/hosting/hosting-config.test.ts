import { describe, expect, it } from 'vitest'

import { apps, forEachApp, remoteApps } from '#base/apps.ts'
import { readSettings } from '#base/settings.ts'

import { hostingConfig } from './hosting-config.ts'
import type { HostingSite } from './hosting-config.ts'
import { localOrigins } from './local-origins.ts'

function sitesFor(isSecure: boolean, hasAppCheck = false): readonly HostingSite[] {
  return hostingConfig({
    origins: localOrigins(readSettings({})),
    authPages: 'https://auth.example.com',
    hasAppCheck,
    siteNames: forEachApp((app) => `market-${app}`),
    folderOf: (app) => `hosting/${app}`,
    isSecure,
  })
}

function valuesOf(site: HostingSite | undefined, key: string): readonly string[] {
  const headers = site?.headers.flatMap((rule) => rule.headers) ?? []
  return headers.filter((header) => header.key === key).map(({ value }) => value)
}

const sites = sitesFor(false)
const [shell, browse] = sites

function directive(name: string, site = shell): readonly string[] {
  const [policy = ''] = valuesOf(site, 'Content-Security-Policy')
  const found = policy.split('; ').find((text) => text.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

describe('hostingConfig', () => {
  it('has a site for each app, the shell first: the Hosting emulator gives it the known port', () => {
    expect(sites.map((site) => site.public)).toEqual(apps.map((app) => `hosting/${app}`))
    expect(shell?.site).toBe('market-shell')
  })

  it('promises HTTPS only on secure sites', () => {
    for (const site of sites) expect(valuesOf(site, 'Strict-Transport-Security')).toEqual([])
    for (const site of sitesFor(true)) {
      expect(valuesOf(site, 'Strict-Transport-Security')).toHaveLength(1)
    }
  })

  it('disables MIME sniffing on every site', () => {
    for (const site of sites) expect(valuesOf(site, 'X-Content-Type-Options')).toEqual(['nosniff'])
  })
})

describe('the site of the shell', () => {
  it('serves security.txt as text, which is requested again each time', () => {
    const path = '/.well-known/security.txt'
    const rule = shell?.headers.find(({ source }) => source === path)
    expect(rule?.headers).toEqual([
      { key: 'Content-Type', value: 'text/plain; charset=utf-8' },
      { key: 'Cache-Control', value: 'no-cache' },
    ])
    for (const { regex } of shell?.rewrites ?? []) expect(path).not.toMatch(new RegExp(regex))
  })

  const pattern = new RegExp(shell?.rewrites?.[0]?.regex ?? '(?!)')

  it.each(['/', '/search', '/listing/abc123', '/Privacy-policy', '/a/b/c/'])(
    'answers %s with the page function',
    (path) => expect(pattern.test(path)).toBe(true),
  )

  it('answers by functions for pages, files for crawlers and feed readers, links in emails and measurements', () => {
    const byFunction = { function: expect.objectContaining({ functionId: 'pages' }) }
    const others = ['unsubscribe', 'answerQuestion', 'telemetry'].map((functionId) => ({
      function: expect.objectContaining({ functionId }),
    }))
    expect(shell?.rewrites).toMatchObject([byFunction, byFunction, ...others])
  })

  it.each(['/static/js/index.1a2b.js', '/favicon.svg', '/listing/picture.webp', '/.env'])(
    'answers %s with a 404 when there is no such file',
    (path) => expect(pattern.test(path)).toBe(false),
  )

  const files = new RegExp(shell?.rewrites?.[1]?.regex ?? '(?!)')

  it.each(['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-12.xml', '/feed.xml'])(
    'answers %s by the page function',
    (path) => expect(files.test(path)).toBe(true),
  )

  it.each(['/sitemap-x.xml', '/a/feed.xml', '/feedxml', '/feed.xml.bak'])(
    'does not ask the page function for %s',
    (path) => expect(files.test(path)).toBe(false),
  )

  it('runs only scripts of itself, the remotes, Google’s sign-in and reCAPTCHA, none inline and none evaluated', () => {
    expect(directive('script-src')).toEqual([
      "'self'",
      ...remoteApps.map((_app, index) => `http://localhost:${3005 + index}`),
      'https://apis.google.com',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ])
    expect(valuesOf(shell, 'Content-Security-Policy').join()).not.toMatch(/unsafe/)
  })

  it('lets only the site and Google’s sign-in decide that a text is code', () => {
    const names = ['default', 'static-pages', 'gapi#gapi', 'goog#html', "'allow-duplicates'"]
    expect(directive('trusted-types')).toEqual(names)
  })

  it('connects to the emulators and the email service', () => {
    expect(directive('connect-src')).toEqual(
      expect.arrayContaining([
        'http://localhost:9099',
        'http://localhost:8080',
        'http://localhost:9199',
        'http://localhost:5001',
        'http://localhost:3025',
      ]),
    )
    expect(directive('frame-src')).toEqual([
      'https://auth.example.com',
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ])
  })

  it('lets App Check load what it needs, if it is enabled', () => {
    const [withAppCheck] = sitesFor(false, true)
    const tokens = 'https://content-firebaseappcheck.googleapis.com'
    expect(directive('connect-src')).not.toContain(tokens)
    expect(directive('connect-src', withAppCheck)).toEqual(
      expect.arrayContaining([...directive('connect-src'), tokens]),
    )
  })

  it('cannot be framed, nor given another base URL', () => {
    for (const name of ['base-uri', 'object-src', 'frame-ancestors', 'default-src']) {
      expect(directive(name)).toEqual(["'none'"])
    }
  })

  it('caches hashed files forever, revalidates others, and leaves pages to the function', () => {
    const caching = shell?.headers.flatMap((rule) =>
      rule.headers
        .filter(({ key }) => key === 'Cache-Control')
        .map(({ value }) => [rule.source, value]),
    )
    expect(caching).toEqual([
      ['/*.@(css|html|jpg|js|json|svg|txt)', 'no-cache'],
      ['/.well-known/security.txt', 'no-cache'],
      ['/static/**', 'public, max-age=31536000, immutable'],
    ])
  })
})

describe('the site of a remote', () => {
  it('lets the shell load its files, and its releases never change', () => {
    expect(valuesOf(browse, 'Access-Control-Allow-Origin')).toEqual(['*'])
    expect(valuesOf(browse, 'Cache-Control')).toEqual(['public, max-age=31536000, immutable'])
  })

  it('has no pages of its own', () => {
    expect(browse?.rewrites).toBeUndefined()
  })
})
