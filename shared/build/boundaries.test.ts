import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { boundaries } from './boundaries.mjs'

type Import = {
  /** The row of the table under test. */
  readonly row: string
  readonly file: string
  readonly specifier: string
}

const root = resolve(import.meta.dirname, '../..')
const siblings = 'auctions-remote/src/features/start'
const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin')

/** The folders of backend's tooling, each with one above it. */
const backendLayers = [
  ['base', 'functions'],
  ['local/mail-catcher', 'stack'],
  ['delivery/hosting', 'releases'],
  ['firebase/rules', 'deployment'],
  ['operations/search-index', 'seed'],
  ['operations/data-check', 'backup'],
  ['delivery/releases', 'stack'],
  ['local/seed', 'stack'],
  ['operations/backup', 'commands'],
  ['operations/health', 'commands'],
  ['operations/monitoring', 'deployment'],
  ['operations/deployment', 'stack'],
  ['local/stack', 'command-line'],
  ['command-line', 'commands'],
  ['commands', 'tests'],
] as const

/** The features of post-remote that others are made of, each with one that is above it. */
const postFeatures = [
  ['categories', 'values'],
  ['phone', 'values'],
  ['photos', 'preview'],
  ['values', 'drafts'],
  ['preview', 'listing-form'],
  ['drafts', 'picker'],
  ['listing-form', 'new-listing'],
  ['new-listing', 'edit-listing'],
  ['edit-listing', 'new-listing'],
  ['picker', 'new-listing'],
] as const

/** Imports that break a rule, each with words from the message that names the right way. */
const forbidden: readonly (Import & { readonly says: string })[] = [
  ...imports('shared/src/domain', 'shared/src/domain/listing/listing.ts', {
    react: 'The domain is pure',
    'firebase/firestore': 'The domain is pure',
    '#ui/price.tsx': 'describe what you need as a port',
    valibot: 'The domain is pure',
    vitest: 'The domain is pure',
  }),
  ...imports('shared/src/firebase', 'shared/src/firebase/read.ts', {
    react: 'implements the ports',
    'firebase/firestore': 'one client of Firestore',
    '#state/session-store.ts': 'Let shell/src/host pass in',
  }),
  ...imports('shared/src/memory', 'shared/src/memory/memory-listings.ts', {
    '#firebase/decode.ts': 'without any library',
    valibot: 'without any library',
  }),
  ...imports('shared/src/connectivity', 'shared/src/connectivity/probe-site.ts', {
    '#firebase/read.ts': 'calls check()',
    react: 'with browser APIs only',
  }),
  ...imports('shared/src/site-ui', 'shared/src/site-ui/share-button.tsx', {
    '#state/session-store.ts': 'Take anything else as props',
    '#firebase/read.ts': 'Use a port',
    'react-router-dom': 'the one copy',
    'use-intl/react': 'Take anything else as props',
  }),
  ...imports('shared/src/ui', 'shared/src/ui/card.tsx', {
    '#domain/ports.ts': 'Take data, texts and links as props',
    '#contract/router.ts': 'Take data, texts and links as props',
    'use-intl/react': 'Take data, texts and links as props',
    '#firebase/read.ts': 'Use a port',
  }),
  ...imports('shared/src/state', 'shared/src/state/location-store.ts', {
    '#firebase/firebase-auth.ts': 'shell/src/host wires it',
    '#contract/paths.ts': 'shell/src/host wires it',
  }),
  ...imports('shared/src/contract/router.ts', 'shared/src/contract/router.ts', {
    '#domain/listing/listing.ts': 're-exports the one copy of the router',
  }),
  ...imports('shared/src/contract/texts.ts', 'shared/src/contract/texts.ts', {
    react: 'the one copy of use-intl',
  }),
  ...imports('shared/src/contract/static-router.ts', 'shared/src/contract/static-router.ts', {
    '#contract/router.ts': 're-exports the one copy of the router',
  }),
  ...imports('shared/src/contract', 'shared/src/contract/paths.ts', {
    '#state/session-store.ts': 'use `import type`',
    '#firebase/read.ts': 'let shell/src/host provide the values',
    'react-router-dom': '#contract/router.ts',
  }),
  ...imports('shared/src/i18n', 'shared/src/i18n/create-texts.ts', {
    '#contract/host-services.ts': 'Take anything else as an argument',
  }),
  ...imports('shared/src/observability', 'shared/src/observability/report.ts', {
    '#contract/host-services.ts': 'so that everything can report through it',
  }),
  ...imports('shared/testing', 'shared/testing/render-with-services.tsx', {
    '#firebase/read.ts': 'those of Firebase are tested in backend',
    '@adamarket/browse-remote/routes.tsx': 'let the test pass in',
    '#build/exposes.ts': 'build on the domain',
  }),
  ...imports('shared/build', 'shared/build/define-remote.ts', {
    '#domain/listing/listing.ts': '#contract/load-timeout.ts',
    'firebase/app': 'A build does not use Firebase',
    '@adamarket/shared/remotes.ts': 'Build code runs in Node',
  }),
  ...imports('*-remote/src/features', 'browse-remote/src/features/home/home-page.tsx', {
    '@adamarket/shared/firebase/firestore-listings.ts': 'Use a port',
    'firebase/firestore': 'Use a port',
    firebase: 'Use a port',
    '@adamarket/shared/memory/memory-listings.ts': 'Features import neither each other',
    '@adamarket/post-remote/src/expose/routes.tsx': 'Link to its page',
    'react-router-dom': 'contract/router.ts',
    'react-router': 'contract/router.ts',
    '#features/search/search-form.tsx': 'Features import neither each other',
    '#expose/routes.tsx': 'Features import neither each other',
    '@adamarket/shared/build/exposes.ts': 'runs in Node',
    '@module-federation/enhanced/runtime': '#remotes/loading/federation.ts',
    '../search/search-form.tsx': 'hides which folder it reaches into',
    '@adamarket/shared/testing/a-listing.ts': 'Features import neither each other',
  }),
  ...postFeatures.flatMap(([feature, above]) =>
    imports(`post-remote/src/features/${feature}`, `post-remote/src/features/${feature}/up.ts`, {
      [`#features/${above}/a.ts`]: 'It is made of',
    }),
  ),
  ...imports('*-remote/src/components', 'browse-remote/src/components/card.tsx', {
    '#features/home/home-page.tsx': 'import none of them',
    '@adamarket/shared/memory/memory-listings.ts': 'for tests and src/standalone.tsx',
    'firebase/app': 'Use a port',
  }),
  ...imports('*-remote/src/expose', 'post-remote/src/expose/routes.tsx', {
    '@adamarket/shared/memory/memory-listings.ts': 'for tests and src/standalone.tsx',
    '@adamarket/shared/firebase/read.ts': 'Use a port',
    '@adamarket/account-remote': 'Link to its page',
    'react-router-dom': 'contract/router.ts',
    '@adamarket/shell/src/index.tsx': 'may import #features/, #texts/ and shared',
  }),
  ...imports('*-remote/src/standalone.tsx', 'account-remote/src/standalone.tsx', {
    '#features/profile/profile-page.tsx': 'its exposed routes with the in-memory ports',
    '@adamarket/shared/firebase/read.ts': 'Use a port',
  }),
  ...imports('*-remote/src', 'static-pages-remote/src/texts/loaders.ts', {
    '#features/about/about-page.tsx': 'Put code in a feature',
    '@adamarket/shared/memory/memory-listings.ts': 'for tests and src/standalone.tsx',
    'firebase/app': 'Use a port',
  }),
  ...imports('shell/testing', 'shell/testing/a-frame.tsx', {
    '@adamarket/shared/firebase/read.ts': 'Use a port',
    '#server/answer.tsx': 'in-memory ports',
  }),
  ...(
    [
      ['page', 'data'],
      ['session', 'data'],
      ['data', 'device'],
      ['device', 'session'],
    ] as const
  ).flatMap(([folder, other]) =>
    imports(`shell/src/host/${folder}`, `shell/src/host/${folder}/up.ts`, {
      [`#host/${other}/a.ts`]: 'device stands on data',
    }),
  ),
  ...imports('shell/src/host', 'shell/src/host/create-services.ts', {
    'firebase/app': 'wrap what you need there',
    '#app/app.tsx': 'uses neither the app nor the remotes',
    '#chrome/header.tsx': 'uses neither the app nor the remotes',
    '@module-federation/enhanced/runtime': '#remotes/loading/federation.ts',
    '@adamarket/shared/memory/memory-listings.ts': 'wires ports to Firebase',
  }),
  ...imports('shell/src/remotes/registry', 'shell/src/remotes/registry/registry.ts', {
    '#remotes/loading/federation.ts': 'page stands on loading, and both on registry',
  }),
  ...imports('shell/src/remotes/page', 'shell/src/remotes/page/remote-page.tsx', {
    '#host/create-services.ts': 'Take services as an argument',
  }),
  ...imports('shell/src/remotes/loading', 'shell/src/remotes/loading/federation.ts', {
    '#remotes/page/remote-page.tsx': 'page stands on loading, and both on registry',
    '@adamarket/browse-remote/src/expose/routes.tsx': 'Link to its page',
    '@adamarket/shared/firebase/read.ts': 'Use a port',
    '#host/create-services.ts': 'Take services as an argument',
    '#app/not-found-page.tsx': 'Take services as an argument',
  }),
  ...imports('shell/src/early', 'shell/src/early/early.ts', {
    '@adamarket/shared/contract/router.ts': 'nothing of the pages',
    '#host/create-services.ts': 'nothing of the pages',
    '#remotes/loading/federation.ts': 'nothing of the pages',
  }),
  ...imports('shell/src/service-worker', 'shell/src/service-worker/service-worker.ts', {
    '#app/app.tsx': 'handles requests and files',
    '@adamarket/shared/domain/listing/listing.ts': 'handles requests and files',
  }),
  ...imports('shell/src/server', 'shell/src/server/answer.tsx', {
    'node:fs': 'the reads of #host/',
    '#early/early.ts': 'the reads of #host/',
    '@adamarket/shared/firebase/read.ts': 'the reads of #host/',
    '@adamarket/browse-remote/src/expose/routes.tsx': 'Link to its page',
  }),
  ...imports('shell/src', 'shell/src/chrome/header.tsx', {
    '@adamarket/shared/firebase/read.ts': 'wired only in shell/src/host',
    'firebase/auth': 'wired only in shell/src/host',
    '@adamarket/browse-remote/src/expose/routes.tsx': 'Link to its page',
    '@module-federation/enhanced/runtime': '#remotes/loading/federation.ts',
    'react-router-dom': 'contract/router.ts',
    '@adamarket/shared/build/exposes.ts': 'runs in Node',
    '@adamarket/shared/memory/memory-listings.ts': 'for tests and src/standalone.tsx',
    '@adamarket/shared/testing/a-listing.ts': 'its own folders and shared',
  }),
  ...imports('*-remote/*', 'browse-remote/rsbuild.config.ts', {
    '@adamarket/shared/domain/listing/listing.ts': 'functions of @adamarket/shared/build/',
  }),
  ...imports('*-remote/build', 'static-pages-remote/build/plugin.ts', {
    '#features/about/about-page.tsx': 'types of the pages',
    'firebase/app': 'does not use Firebase',
    '@adamarket/shared/ui/card.tsx': 'runs in Node',
  }),
  ...imports('shell/single-bundle', 'shell/single-bundle/bundled.ts', {
    '@adamarket/shared/firebase/read.ts': 'The single bundle only',
  }),
  ...imports('shell/*', 'shell/rsbuild.config.ts', {
    '#app/app.tsx': 'functions of @adamarket/shared/build/',
  }),
  ...imports('shared/*', 'shared/vitest.config.ts', {
    '#domain/listing/listing.ts': 'functions of #build/',
  }),
  ...imports('backend/firebase/functions/*', 'backend/firebase/functions/rsbuild.config.ts', {
    '@adamarket/shared/domain/listing/listing.ts': 'plain configuration',
  }),
  ...imports('backend/firebase/functions', 'backend/firebase/functions/src/search-index.ts', {
    '@adamarket/shared/firebase/decode.ts': 'A function uses the domain',
    '@adamarket/shared/contract/paths.ts': 'A function uses the domain',
    '#base/run.ts': 'A function uses the domain',
    'firebase/firestore': 'A function uses the domain',
    react: 'A function uses the domain',
  }),
  ...imports('backend/firebase/pages/*', 'backend/firebase/pages/rsbuild.config.ts', {
    valibot: 'plain configuration',
  }),
  ...imports('backend/firebase/pages', 'backend/firebase/pages/src/evaluate.ts', {
    'firebase-admin/firestore': 'gets all code of the site from releases',
    '@adamarket/shared/contract/version.ts': 'gets all code of the site from releases',
    '@adamarket/browse-remote/src/expose/routes.tsx': 'that the registry names',
    react: 'gets all code of the site from releases',
  }),
  ...imports('backend/tests', 'backend/tests/rules/posts.test.ts', {
    '@adamarket/shared/ui/card.tsx': 'render no page',
    '@adamarket/browse-remote/src/expose/routes.tsx': 'render no page',
    '@adamarket/shared/contract/host-services.ts': 'act as a visitor',
    '#commands/release.ts': 'typed, not imported',
  }),
  ...backendLayers.flatMap(([folder, above]) =>
    imports(`backend/${folder}`, `backend/${folder}/up.ts`, { [`#${above}/a.ts`]: 'It stands on' }),
  ),
  ...imports('backend/local/seed', 'backend/local/seed/seed.ts', {
    '#stack/stack.ts': 'stands on base, functions, search-index',
    'firebase/firestore': 'firebase-admin',
    '@adamarket/shared/firebase/read.ts': 'firebase-admin',
    react: 'renders no page',
    '@adamarket/shared/contract/host-services.ts': 'the domain and the builds',
  }),
  ...imports('backend/*', 'backend/cli.ts', {
    '#stack/stack.ts': 'only starts what is in backend/commands',
  }),
  ...imports('e2e', 'e2e/journeys/browse.spec.ts', {
    '@adamarket/shared/domain/listing/listing.ts': 'what a visitor sees',
    '@adamarket/shared/contract/version.ts': 'what a visitor sees',
    'firebase/firestore': 'what a visitor sees',
  }),
  ...imports('scripts', 'scripts/start.mjs', {
    valibot: 'before anything is installed',
    '@adamarket/shared/remotes.ts': 'before anything is installed',
  }),
  ...imports('*', 'vitest.config.ts', {
    react: 'Put code in a package',
  }),
]

/** What each row still allows: a rule that forbids everything would pass the fixtures above. */
const allowed: readonly Import[] = [
  ...imports('shared/src/domain', 'shared/src/domain/ports.ts', {
    '#domain/a.ts': '',
    './b.ts': '',
  }),
  ...imports('shared/src/domain', 'shared/src/domain/listing.test.ts', { vitest: '' }),
  ...imports('shared/src/firebase', 'shared/src/firebase/ok.ts', {
    '#domain/a.ts': '',
    'firebase/firestore/lite': '',
    valibot: '',
  }),
  ...imports('shared/src/memory', 'shared/src/memory/ok.ts', { '#domain/a.ts': '' }),
  ...imports('shared/src/connectivity', 'shared/src/connectivity/ok.ts', {
    '#domain/connectivity.ts': '',
  }),
  ...imports('shared/src/ui', 'shared/src/ui/ok.tsx', {
    '#domain/money/money.ts': '',
    '#contract/use-connectivity.ts': '',
    react: '',
  }),
  ...imports('shared/src/state', 'shared/src/state/ok.ts', {
    'zustand/vanilla': '',
    '#domain/a.ts': '',
  }),
  ...imports('shared/src/contract/router.ts', 'shared/src/contract/router.ts', {
    'react-router-dom': '',
  }),
  ...imports('shared/src/contract/texts.ts', 'shared/src/contract/texts.ts', {
    'use-intl/react': '',
  }),
  ...imports('shared/src/contract/static-router.ts', 'shared/src/contract/static-router.ts', {
    'react-router-dom': '',
  }),
  ...imports('shared/src/site-ui', 'shared/src/site-ui/ok.tsx', {
    '#ui/button.tsx': '',
    '@adamarket/shared/contract/host-services.ts': '',
    '#i18n/favourite-texts.ts': '',
    zustand: '',
  }),
  ...imports('shared/src/contract', 'shared/src/contract/ok.ts', { react: '', '#domain/a.ts': '' }),
  ...imports('shared/src/i18n', 'shared/src/i18n/ok.ts', {
    '@adamarket/shared/contract/texts.ts': '',
    '#texts/en/seller.json': '',
  }),
  ...imports('shared/src/observability', 'shared/src/observability/ok.ts', { '#domain/a.ts': '' }),
  ...imports('shared/testing', 'shared/testing/ok.ts', { '#memory/a.ts': '', vitest: '' }),
  ...imports('shared/build', 'shared/build/ok.ts', {
    'node:path': '',
    '@rsbuild/core': '',
    '#contract/version.ts': '',
  }),
  ...imports('*-remote/src/features', 'browse-remote/src/features/home/ok.tsx', {
    '#features/home/cards/a.tsx': '',
    '#components/a.tsx': '',
    '#texts/loaders.ts': '',
    '@adamarket/shared/ui/card.tsx': '',
    '@adamarket/shared/contract/router.ts': '',
    'react-slick': '',
  }),
  ...imports('*-remote/src/features', 'browse-remote/src/features/home/ok.test.tsx', {
    '#expose/routes.tsx': '',
    '@adamarket/shared/testing/a-listing.ts': '',
    '@adamarket/shared/memory/memory-listings.ts': '',
  }),
  ...postFeatures.flatMap(([feature]) =>
    imports(`post-remote/src/features/${feature}`, `post-remote/src/features/${feature}/ok.ts`, {
      [`#features/${feature}/a.ts`]: '',
      '#components/a.tsx': '',
    }),
  ),
  ...imports('*-remote/src/components', 'browse-remote/src/components/ok.tsx', {
    '#components/a.tsx': '',
  }),
  ...imports('*-remote/build', 'static-pages-remote/build/ok.ts', { '#build/a.ts': '' }),
  ...imports('*-remote/src/expose', 'browse-remote/src/expose/ok.tsx', {
    '#features/home/a.tsx': '',
  }),
  ...imports('*-remote/src/standalone.tsx', 'browse-remote/src/standalone.tsx', {
    '#expose/routes.tsx': '',
    '@adamarket/shared/memory/memory-listings.ts': '',
  }),
  ...imports('*-remote/src', 'browse-remote/src/texts/ok.ts', {
    '#texts/en/desk.json': '',
    '@adamarket/shared/texts/tr/categories.json': '',
  }),
  ...imports('shell/testing', 'shell/testing/ok.tsx', {
    '#remotes/a.ts': '',
    '@adamarket/shared/memory/a.ts': '',
  }),
  ...['page', 'session', 'data', 'device'].flatMap((folder) =>
    imports(`shell/src/host/${folder}`, `shell/src/host/${folder}/ok.ts`, {
      [`#host/${folder}/a.ts`]: '',
      '@adamarket/shared/firebase/a.ts': '',
    }),
  ),
  ...imports('shell/src/host', 'shell/src/host/ok.ts', {
    '@adamarket/shared/firebase/a.ts': '',
  }),
  ...imports('shell/src/remotes/registry', 'shell/src/remotes/registry/ok.ts', {
    '@adamarket/shared/contract/version.ts': '',
  }),
  ...imports('shell/src/remotes/loading', 'shell/src/remotes/loading/ok.ts', {
    '#remotes/registry/registry.ts': '',
    '@module-federation/enhanced/runtime': '',
  }),
  ...imports('shell/src/remotes/page', 'shell/src/remotes/page/ok.tsx', {
    '#remotes/loading/composition.ts': '',
  }),
  ...imports('shell/src/early', 'shell/src/early/ok.ts', {
    '#remotes/registry/request-registry.ts': '',
  }),
  ...imports('shell/src/service-worker', 'shell/src/service-worker/ok.ts', {
    './cache-strategy.ts': '',
    valibot: '',
  }),
  ...imports('shell/src/server', 'shell/src/server/ok.ts', {
    'node:stream': '',
    '#host/data/early-reads.ts': '',
    '@adamarket/shared/firebase/settings.ts': '',
    '@adamarket/shared/contract/static-router.ts': '',
  }),
  ...imports('shell/src', 'shell/src/app/ok.tsx', {
    '#host/a.ts': '',
    'react-dom/client': '',
    '@adamarket/shared/texts/en/places.json': '',
  }),
  ...imports('*-remote/*', 'post-remote/rsbuild.config.ts', {
    '@adamarket/shared/build/define-remote.ts': '',
  }),
  ...imports('shell/single-bundle', 'shell/single-bundle/ok.ts', {
    '@adamarket/browse-remote/src/expose/routes.tsx': '',
  }),
  ...imports('shell/*', 'shell/vitest.config.ts', {
    '@adamarket/shared/build/define-shell.ts': '',
  }),
  ...imports('shared/*', 'shared/vitest.node.config.ts', { '#build/define-vitest.mjs': '' }),
  ...imports('backend/firebase/functions/*', 'backend/firebase/functions/ok.config.ts', {
    '@rsbuild/core': '',
  }),
  ...imports('backend/firebase/functions', 'backend/firebase/functions/src/ok.ts', {
    '@adamarket/shared/domain/a.ts': '',
    'firebase-functions/v2/firestore': '',
    sharp: '',
  }),
  ...imports('backend/firebase/pages/*', 'backend/firebase/pages/ok.config.ts', {
    '@rsbuild/core': '',
  }),
  ...imports('backend/firebase/pages', 'backend/firebase/pages/src/ok.ts', {
    valibot: '',
    'firebase-functions/v2/https': '',
    '@adamarket/shared/domain/languages.ts': '',
  }),
  ...imports('backend/tests', 'backend/tests/rules/ok.ts', {
    '@firebase/rules-unit-testing': '',
    'firebase/firestore': '',
  }),
  ...backendLayers.flatMap(([folder]) =>
    imports(`backend/${folder}`, `backend/${folder}/ok.ts`, {
      [`#${folder.replace(/.+\//, '')}/a.ts`]: '',
      '@adamarket/shared/domain/a.ts': '',
      'firebase-admin/app': '',
    }),
  ),
  ...imports('backend/commands', 'backend/commands/ok.ts', { '#stack/a.ts': '' }),
  ...imports('backend/*', 'backend/ok.ts', { '#command-line/a.ts': '' }),
  ...imports('e2e', 'e2e/journeys/ok.spec.ts', {
    '#fixtures/test.ts': '',
    '@adamarket/shared/contract/paths.ts': '',
    '@adamarket/shared/remotes.ts': '',
  }),
  ...imports('scripts', 'scripts/ok.mjs', { 'node:fs': '', './bootstrap/a.mjs': '' }),
  ...imports('scripts', 'scripts/checks/ok.test.mjs', { vitest: '' }),
  ...imports('*', 'knip.config.ts', { 'vitest/config': '' }),
]

/** Other ways to write a forbidden import, all of them forbidden too. */
const disguises = {
  'a lazy import': `export const lazy = () => import('firebase/app')`,
  'a type': `import type { App } from 'firebase/app'\nexport type Kept = App`,
  'an inline type': `export type Kept = import('firebase/app').App`,
  'a re-export': `export { getApp } from 'firebase/app'`,
  'a re-export of all': `export * from 'firebase/app'`,
  'an effect': `import 'firebase/app'`,
}

/** The linter's settings and what they need. */
const settings = [
  'boundaries.mjs',
  'boundaries-plugin.mjs',
  'names-plugin.mjs',
  'oxlint.json',
  'plain-node-plugin.mjs',
  'rendering-plugin.mjs',
  'texts-plugin.mjs',
  'translation-plugin.mjs',
]

const problemsOf = new Map<string, string[]>()
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const name of settings) {
    cpSync(join(import.meta.dirname, name), join(folder, 'shared/build', name))
  }
  const all = [...forbidden, ...allowed]
  for (const file of new Set(all.map((one) => one.file))) {
    const wanted = all.filter((one) => one.file === file)
    const lines = wanted.map(({ specifier }, at) => `export { x as x${at} } from '${specifier}'`)
    write(file, lines.join('\n'))
  }
  for (const [name, source] of Object.entries(disguises)) write(disguiseFile(name), source)
  write(
    'shared/src/contract/types-only.ts',
    `import type { S } from '#state/s.ts'\nexport type T = S`,
  )
  write('elsewhere/src/new.ts', `import 'node:fs'`)
  write('auctions-remote/package.json', '{ "imports": { "#features/*": "./src/features/*" } }')
  write(`${siblings}/page.tsx`, `import '#features/start/title.tsx'\nimport './text.ts'`)
  lint()
}, 30_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the import boundaries', () => {
  it.each(forbidden)('forbid $file to import $specifier', ({ row, file, specifier, says }) => {
    const about = problemsOf.get(file)?.filter((message) => mentions(message, specifier)) ?? []
    expect(about).toEqual([expect.stringContaining(says)])
    expect(about[0]).toContain(specifier.startsWith('.') ? 'Name it' : `${row} may not import`)
  })

  it.each(allowed)('let $file import $specifier', ({ file, specifier }) => {
    const about = problemsOf.get(file)?.filter((message) => mentions(message, specifier)) ?? []
    expect(about).toEqual([])
  })

  it.each(Object.keys(disguises))('see through %s', (name) => {
    expect(problemsOf.get(disguiseFile(name))).toEqual([
      expect.stringContaining('#host/create-services'),
    ])
  })

  it('let the contract import the types of what the shell wires', () => {
    expect(problemsOf.get('shared/src/contract/types-only.ts')).toBeUndefined()
  })

  it('demand that a file beside is imported as one', () => {
    expect(problemsOf.get(`${siblings}/page.tsx`)).toEqual([
      '#features/start/title.tsx is beside this file: import ./title.tsx',
    ])
  })

  it('ask for a row when a folder has none', () => {
    expect(problemsOf.get('elsewhere/src/new.ts')).toEqual([expect.stringContaining('add a row')])
  })

  it('have a fixture that breaks each row, and one that keeps it', () => {
    const rows = boundaries.map((boundary) => boundary.in)
    expect(rows.filter((name) => !forbidden.some((one) => one.row === name))).toEqual([])
    expect(rows.filter((name) => !allowed.some((one) => one.row === name))).toEqual([])
  })
})

describe('the import boundaries of a remote in a repository of its own', () => {
  const own = 'src/features/start/page.tsx'

  beforeAll(() => {
    rmSync(folder, { recursive: true })
    const installed = 'node_modules/@adamarket/shared/build'
    for (const name of settings) {
      cpSync(join(import.meta.dirname, name), join(folder, installed, name))
    }
    cpSync(
      join(root, 'shared/template-own/.oxlintrc.json.template'),
      join(folder, '.oxlintrc.json'),
    )
    write('package.json', '{ "imports": { "#features/*": "./src/features/*" } }')
    write(
      own,
      [
        'firebase/app',
        '#features/other/page.tsx',
        '#features/start/title.tsx',
        '@adamarket/shared/ui/a.ts',
      ]
        .map((specifier) => `import '${specifier}'`)
        .join('\n'),
    )
    write('rsbuild.config.ts', "import '@adamarket/shared/build/a.ts'")
    problemsOf.clear()
    lint()
  }, 30_000)

  it('are those of a remote here', () => {
    expect(problemsOf.get(own)).toEqual([
      expect.stringContaining('*-remote/src/features may not import firebase/app. '),
      expect.stringContaining('*-remote/src/features may not import #features/other/page.tsx. '),
      '#features/start/title.tsx is beside this file: import ./title.tsx',
    ])
    expect(problemsOf.get('rsbuild.config.ts')).toBeUndefined()
  })
})

function imports(name: string, file: string, specifiers: Readonly<Record<string, string>>) {
  return Object.entries(specifiers).map(([specifier, says]) => ({
    row: name,
    file,
    specifier,
    says,
  }))
}

function disguiseFile(name: string): string {
  return `shell/src/app/${name.replaceAll(' ', '-')}.ts`
}

function mentions(message: string, specifier: string): boolean {
  return message.includes(`may not import ${specifier}. `) || message.startsWith(`${specifier} `)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), `${text}\n`)
}

const reportForm = v.object({
  diagnostics: v.array(v.object({ code: v.string(), filename: v.string(), message: v.string() })),
})

function lint(): void {
  const report = v.parse(reportForm, JSON.parse(runOxlint()))
  for (const { code, filename, message } of report.diagnostics) {
    if (code !== 'imports(boundaries)') continue
    problemsOf.set(filename, [...(problemsOf.get(filename) ?? []), message])
  }
}

function runOxlint(): string {
  try {
    return execFileSync(process.execPath, [join(oxlint, 'oxlint'), '-f', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    })
  } catch (error) {
    // Problems found end in exit code 1, with the report on stdout.
    if (error instanceof Error && 'stdout' in error) return String(error.stdout)
    throw error
  }
}
