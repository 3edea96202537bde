import { languages } from '@adamarket/shared/domain/languages.ts'
import { expectServable } from '@adamarket/shared/testing/expect-servable.ts'
import { renderOnServer } from '@adamarket/shared/testing/render-on-server.tsx'
import { describe, expect, it } from 'vitest'

import * as staticPages from './routes.tsx'

const contactMail = {
  serviceId: 'service',
  templateId: 'template',
  publicKey: 'key',
  origin: 'https://mail.example',
}

describe.each(languages)('on a server, in %s', (language) => {
  const open = (path: string) =>
    renderOnServer(staticPages, { path, language, services: { contactMail } })

  it.each(['/AboutUs', '/TermsAndCondition', '/Privacy-policy'])(
    '%s has its text',
    async (path) => {
      const page = await open(path)
      expectServable(page)
      expect(page.body).toContain(`<article lang="${language}"`)
      expect(page.body.match(/<h2/g)?.length).toBeGreaterThan(1)
    },
  )

  it('Contact Us has its form', async () => {
    const page = await open('/ContactUs')
    expectServable(page)
    expect(page.body).toContain('<form')
  })
})
