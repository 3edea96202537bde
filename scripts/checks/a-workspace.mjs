const owners = `
* @adamarket/platform
/e2e/ @adamarket/qa
/e2e/journeys/searching.spec.ts  @adamarket/browse
/e2e/journeys/posting.spec.ts    @adamarket/post
`
const packageOf = (name, paths) => JSON.stringify({ name: `@adamarket/${name}`, ...paths })

/** The texts of a small workspace like this one, by path. */
export const texts = {
  '.github/CODEOWNERS': owners,
  'README.md': '',
  'package.json': JSON.stringify({ imports: { '#checks/*': './scripts/checks/*' } }),
  'vitest.config.ts': `import { defineVitest } from './shared/build/define-vitest.mjs'`,

  'shared/package.json': packageOf('shared', {
    imports: { '#domain/*': './src/domain/*' },
    exports: { './domain/*': './src/domain/*', './testing/*': './testing/*' },
  }),
  'shared/build/define-vitest.mjs': `import.meta.resolve('../testing/dom-setup.ts')`,
  'shared/testing/dom-setup.ts': '',
  'shared/testing/render.tsx': '',
  'shared/src/domain/money/money.ts': '',
  'shared/src/domain/money/money.test.ts': `import { money } from '#domain/money/money.ts'`,
  'shared/src/domain/ports.ts': `import type {\n  Money,\n} from '#domain/money/money.ts'`,

  'browse-remote/package.json': packageOf('browse-remote', {
    imports: { '#features/*': './src/features/*' },
  }),
  'browse-remote/src/features/search.tsx': `import './search.css'\nimport { price } from './price.tsx'`,
  'browse-remote/src/features/search.css': '',
  'browse-remote/src/features/price.tsx': `import { money } from '@adamarket/shared/domain/money/money.ts'`,
  'browse-remote/src/expose/routes.tsx': `import(/* webpackChunkName: "search" */ '#features/search.tsx')`,
  'browse-remote/src/expose/routes.test.tsx': [
    `import { render } from '@adamarket/shared/testing/render.tsx'`,
    `import * as browse from './routes.tsx'`,
  ].join('\n'),
  'post-remote/package.json': packageOf('post-remote', {}),
  'post-remote/src/form.tsx': `import type { Ports } from '@adamarket/shared/domain/ports.ts'`,
  'post-remote/src/form.test.tsx': `import { form } from './form.tsx'`,
  'shell/src/start.ts': '',

  'backend/package.json': packageOf('backend', {
    imports: {
      '#functions/*': './firebase/functions/src/*',
      '#seed/*': './local/seed/*',
      '#tests/*': './tests/*',
    },
  }),
  'backend/firebase/firestore.rules': '',
  'backend/firebase/functions/src/limits.ts': '',
  'backend/firebase/functions/src/index.ts': `export { limits } from './limits.ts'`,
  'backend/local/stack/ports.ts': '',
  'backend/local/seed/listings.json': '',
  'backend/local/seed/all-listings.ts': `new URL('listings.json', import.meta.url)`,
  'backend/local/seed/all-listings.test.ts': `import { all } from '#seed/all-listings.ts'`,
  'backend/local/seed/seed.ts': `import { all } from '#seed/all-listings.ts'`,
  'backend/tests/functions/backend.ts': '',
  'backend/tests/functions/limits.test.ts': `import { open } from '#tests/functions/backend.ts'`,
  'backend/tests/rules/rules-environment.ts': '',
  'backend/tests/rules/posts.test.ts': `import { test } from '#tests/rules/rules-environment.ts'`,
  'backend/tests/contract/auth.test.ts': '',

  'e2e/package.json': packageOf('e2e', { imports: { '#pages/*': './pages/*' } }),
  'e2e/playwright.config.ts': `import { chromium } from './fixtures/chromium.ts'`,
  'e2e/fixtures/chromium.ts': '',
  'e2e/pages/search-page.ts': '',
  'e2e/journeys/searching.spec.ts': `import { SearchPage } from '#pages/search-page.ts'`,
  'e2e/journeys/posting.spec.ts': '',
  'e2e/journeys/frame.spec.ts': `import { SearchPage } from '#pages/search-page.ts'`,

  'scripts/checks/count.mjs': '',
  'scripts/checks/suites.mjs': `import { count } from './count.mjs'`,
  'scripts/checks/suites.test.mjs': `import { suites } from './suites.mjs'`,
  'scripts/checks/links.test.mjs': '',
}
