import { hydrateRemote } from '@adamarket/shared/testing/hydrate-remote.tsx'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import * as staticPages from './routes.tsx'

const contactMail = {
  serviceId: 'service',
  templateId: 'template',
  publicKey: 'key',
  origin: 'https://mail.example',
}

it.each(['/AboutUs', '/TermsAndCondition', '/privacy-policy'])(
  'hydrates %s, and then opens its contents in a wide window',
  async (path) => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: true,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    )
    const { problems, served, container } = await hydrateRemote(staticPages, { path })
    expect(problems).toEqual([])
    expect(served).toContain('<details>')
    expect(container.querySelector('details')).toBeNull()
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
    for (const link of contents.getAllByRole('link')) {
      const target = link.getAttribute('href')?.slice(1) ?? ''
      expect(container.querySelector(`#${target}`)).toHaveTextContent(link.textContent)
    }
  },
)

it('hydrates the contact form, and then shows the draft of this tab', async () => {
  const { problems, served } = await hydrateRemote(staticPages, {
    path: '/ContactUs',
    services: { contactMail },
    fillDevice: () => sessionStorage.setItem('contactDraft.user_name', 'Elif'),
  })
  expect(problems).toEqual([])
  expect(served).not.toContain('Elif')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Elif')
})
