import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { aSite } from '#testing/a-site.ts'

import { NotFoundPage } from './not-found-page.tsx'

const site = aSite({ path: '/nowhere', element: <NotFoundPage /> })

test('links to home and the categories, and has a search', async () => {
  const { router } = await renderRemote(site, { path: '/nowhere' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
  expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/search?query=Jobs')
  await userEvent.type(screen.getByRole('combobox'), 'civic{Enter}')
  expect(router.state.location.search).toBe('?query=civic&location=All')
})

test('is not indexed by search engines', async () => {
  await renderRemote(site, { path: '/nowhere' })
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
