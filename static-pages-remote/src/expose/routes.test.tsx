import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { page as turkishTerms } from '#content/tr/terms.md'

import * as routes from './routes.tsx'

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', ObserverOfNothing)
})

class ObserverOfNothing {
  observe() {}
  disconnect() {}
}

test.each([
  ['/AboutUs', 'About Us', '/AboutUs'],
  ['/aboutus', 'About Us', '/AboutUs'],
  ['/TermsAndCondition', 'Terms and Conditions', '/TermsAndCondition'],
  ['/termsandcondition', 'Terms and Conditions', '/TermsAndCondition'],
  ['/Privacy-policy', 'Privacy Policy', '/privacy-policy'],
  ['/PRIVACY-POLICY', 'Privacy Policy', '/privacy-policy'],
  ['/contactus', 'Contact Us', '/ContactUs'],
])('%s shows %s with the canonical address', async (path, title, proper) => {
  await renderRemote(routes, { path })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(document.title).toBe(`${title} · AdaMarket`)
  const canonical = document.querySelector('link[rel=canonical]')
  expect(canonical).toHaveAttribute('href', new URL(proper, window.location.origin).href)
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content')
})

test('terms and policy were last updated July 4, 2025', async () => {
  await renderRemote(routes, { path: '/TermsAndCondition' })
  expect(await screen.findByText('Last updated July 4, 2025')).toBeVisible()
})

test('the table of contents links to each section', async () => {
  const { container } = await renderRemote(routes, { path: '/privacy-policy' })
  const contents = await screen.findByRole('navigation', { name: 'On this page' })
  const links = within(contents).getAllByRole('link', { hidden: true })
  const headings = [...container.querySelectorAll('h2')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`))
  expect(links.map((link) => link.textContent)).toEqual(headings.map((h2) => h2.textContent))
})

test('an anchor in the address scrolls to its section', async () => {
  window.location.hash = '#deletion'
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  await renderRemote(routes, { path: '/privacy-policy' })
  await screen.findByRole('heading', { level: 1 })
  // An effect scrolls, which may come after the heading.
  await expect.poll(() => scroll.mock.contexts).toEqual([document.getElementById('deletion')])
})

test('a text follows the language of the site', async () => {
  const { services } = await renderRemote(routes, { path: '/TermsAndCondition' })
  await screen.findByRole('heading', { level: 1 })
  await act(() => services.changeLanguage('tr'))
  expect(await screen.findByRole('heading', { level: 1, name: turkishTerms.title })).toBeVisible()
  expect(screen.getByText('Son güncelleme: 4 Temmuz 2025')).toBeVisible()
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'tr')
})

test('a link in a text navigates without reloading the site', async () => {
  const { router } = await renderRemote(routes, { path: '/AboutUs' })
  const text = await screen.findByRole('article')
  const [link] = within(text).getAllByRole('link', { name: 'Privacy Policy' })
  if (link) await userEvent.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await waitFor(() => expect(router.state.location.pathname).toBe('/privacy-policy'))
})
