import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languages } from '@adamarket/shared/domain/languages.ts'
import { foundFor } from '@adamarket/shared/i18n/found-texts.ts'
import { expectServable } from '@adamarket/shared/testing/expect-servable.ts'
import { renderOnServer } from '@adamarket/shared/testing/render-on-server.tsx'
import { expect, test } from 'vitest'

import { aFrame } from '#testing/a-frame.tsx'
import type english from '#texts/en/shell.json'

const textsByPath = import.meta.glob<typeof english>('../texts/*/shell.json', {
  eager: true,
  import: 'default',
})
const textsIn = (language: Language) => foundFor(textsByPath, language)

test.each(languages)('the frame around the 404 page, on a server, in %s', async (language) => {
  const page = await renderOnServer(aFrame, { path: '/nowhere', language })
  expectServable(page)
  for (const landmark of ['<header', '<main', '<footer']) expect(page.body).toContain(landmark)
  expect(page.head).toContain('noindex')
  const { footer, site } = textsIn(language)
  expect(page.body).toContain(footer.about)
  const [, notice] = /<noscript>(.*?)<\/noscript>/.exec(page.body) ?? []
  expect(notice).toContain(site.noScript)
})
