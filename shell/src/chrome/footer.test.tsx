import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { OutsideLinks } from '@adamarket/shared/contract/environment.ts'

import { onEveryPage } from '#testing/a-site.ts'

import { Footer } from './footer.tsx'

function pageWith(social: OutsideLinks['social']) {
  const links = { playStore: 'https://play.test', appStore: 'https://apps.test', social }
  return onEveryPage(<Footer links={links} />)
}

test.each([
  ['About Us', '/AboutUs'],
  ['Contact Us', '/ContactUs'],
  ['Terms and Conditions', '/TermsAndCondition'],
  ['Privacy Policy', '/Privacy-policy'],
  ['Vehicles', '/search?query=car'],
  ['App Store', 'https://apps.test'],
])('%s leads to %s', async (name, href) => {
  await renderRemote(pageWith([]), { path: '/' })
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('shows the configured social links', async () => {
  await renderRemote(pageWith([{ name: 'Instagram', url: 'https://instagram.test/ada' }]), {
    path: '/',
  })
  expect(screen.getByRole('heading', { name: 'Follow us' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.test/ada',
  )
})

test('has no list of social links when none are configured', async () => {
  await renderRemote(pageWith([]), { path: '/' })
  expect(screen.queryByRole('heading', { name: 'Follow us' })).not.toBeInTheDocument()
})

test('switches to another language and back', async () => {
  await renderRemote(pageWith([]), { path: '/' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Türkçe')
  expect(await screen.findByRole('link', { name: 'Gizlilik Politikası' })).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dil' }), 'English')
  expect(await screen.findByRole('link', { name: 'Privacy Policy' })).toBeInTheDocument()
})

test('says when the texts of a language cannot be loaded', async () => {
  const error = vi.fn()
  const report = vi.fn()
  await renderRemote(pageWith([]), {
    path: '/',
    services: {
      changeLanguage: () => Promise.reject(new Error('no connection')),
      notify: { info: vi.fn(), success: vi.fn(), error },
      report,
    },
  })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Türkçe')
  expect(error).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledOnce()
})

test('shows the chosen theme, wherever it was chosen', async () => {
  const { services } = await renderRemote(pageWith([]), { path: '/' })
  const select = screen.getByRole('combobox', { name: 'Appearance' })
  await userEvent.selectOptions(select, 'Dark')
  expect(services.theme.getState().theme).toBe('dark')
  act(() => services.theme.getState().choose('system'))
  expect(select).toHaveValue('system')
})
