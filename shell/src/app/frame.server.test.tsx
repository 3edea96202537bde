import { languages } from '@adamarket/shared/domain/languages.ts'
import { expectServable } from '@adamarket/shared/testing/expect-servable.ts'
import { renderOnServer } from '@adamarket/shared/testing/render-on-server.tsx'
import { expect, test } from 'vitest'

import { aFrame } from '#testing/a-frame.tsx'

test.each(languages)('the frame around the 404 page, on a server, in %s', async (language) => {
  const page = await renderOnServer(aFrame, { path: '/nowhere', language })
  expectServable(page)
  for (const landmark of ['<header', '<main', '<footer']) expect(page.body).toContain(landmark)
  expect(page.head).toContain('noindex')
  expect(page.body).toContain(language === 'en' ? 'Sign in' : 'Giriş yap')
  const [, notice] = /<noscript>(.*?)<\/noscript>/.exec(page.body) ?? []
  expect(notice).toContain(language === 'en' ? 'without JavaScript' : 'JavaScript olmadan')
})
