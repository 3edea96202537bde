import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryReports } from '@adamarket/shared/memory/memory-reports.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

async function open(uid?: string) {
  const listings = createMemoryListings([aListing()])
  const reports = createMemoryReports()
  const askToSignIn = vi.fn<HostServices['askToSignIn']>()
  const { services } = await renderRemote(browse, {
    path: '/listing/civic',
    services: { listings, reports, askToSignIn },
  })
  const user = uid === undefined ? undefined : { uid, email: `${uid}@example.com` }
  act(() => services.session.setState({ user }))
  await screen.findByRole('heading', { level: 1 })
  return { reports, askToSignIn, session: services.session }
}

async function openForm() {
  await userEvent.click(screen.getByRole('button', { name: 'Report this listing' }))
  return within(screen.getByRole('dialog', { name: 'Report this listing' }))
}

it.each([
  ['the form opens', 'mehmet', true],
  ['its seller has nothing to report', 'ayse', false],
])('a visitor reads why to sign in first; then %s', async (_what, uid, isOpen) => {
  const { askToSignIn, session } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Report this listing' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  const [redirectTo, intent] = askToSignIn.mock.lastCall ?? []
  expect(redirectTo).toBeUndefined()
  expect(intent?.reason).toMatch(/^Sign in to report this listing\./)
  act(() => {
    session.setState({ user: { uid, email: `${uid}@example.com` } })
    intent?.onSignedIn?.()
  })
  expect(screen.queryByRole('radio', { name: 'It looks like a scam' }) !== null).toBe(isOpen)
})

it('is hidden for the user’s own listing', async () => {
  await open('ayse')
  expect(screen.queryByRole('button', { name: 'Report this listing' })).toBeNull()
})

it('sends a reason and a comment, once', async () => {
  const { reports } = await open('mehmet')
  let form = await openForm()
  expect(form.getByRole('radio', { name: 'It looks like a scam' })).toHaveFocus()
  await userEvent.click(form.getByRole('button', { name: 'Send report' }))
  expect(form.getByText('Choose a reason.')).toBeVisible()
  expect(reports.sent).toEqual([])

  await userEvent.click(form.getByRole('radio', { name: 'It looks like a scam' }))
  await userEvent.type(form.getByRole('textbox'), ' Wants a deposit. ')
  await userEvent.click(form.getByRole('button', { name: 'Send report' }))
  expect(await form.findByText('Thanks for your report')).toBeVisible()
  expect(reports.sent).toEqual([
    { listingId: 'civic', userId: 'mehmet', reason: 'scam', comment: 'Wants a deposit.' },
  ])

  expect(form.getByText(/^We’ll look at it within three days/)).toBeVisible()
  expect(form.getByRole('button', { name: 'Block seller' })).toBeVisible()
  expect(form.getAllByRole('button', { name: 'Close' })[1]).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  form = await openForm()
  await userEvent.click(form.getByRole('radio', { name: 'Something else' }))
  await userEvent.click(form.getByRole('button', { name: 'Send report' }))
  expect(await form.findByText('You’ve already reported this listing')).toBeVisible()
})

it('keeps what was written when sending fails', async () => {
  const { reports } = await open('mehmet')
  vi.spyOn(reports, 'send').mockResolvedValueOnce(
    err(appError('unavailable', new Error('offline'))),
  )
  const form = await openForm()
  await userEvent.click(form.getByRole('radio', { name: 'It’s offensive' }))
  await userEvent.type(form.getByRole('textbox'), 'Rude')
  await userEvent.click(form.getByRole('button', { name: 'Send report' }))
  expect(await form.findByRole('alert')).toHaveTextContent('Couldn’t send your report.')
  expect(form.getByRole('textbox')).toHaveValue('Rude')
  await userEvent.click(form.getByRole('button', { name: 'Send report' }))
  expect(await form.findByText('Thanks for your report')).toBeVisible()
})
