import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Notice } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { NoticesPort } from '@adamarket/shared/domain/ports.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryNotices } from '@adamarket/shared/memory/memory-notices.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import * as account from '#expose/routes.tsx'

const removed: Notice = {
  id: 'one',
  listingId: 'civic',
  title: 'Civic',
  action: 'remove',
  reason: 'scam',
  note: 'There is no such car.',
  at: '2026-11-20T10:00:00.000Z',
}

async function open(
  notices: readonly Notice[],
  port?: Partial<NoticesPort>,
  language: Language = 'en',
) {
  const notify = { success: vi.fn(), error: vi.fn(), info: vi.fn() }
  const memory = createMemoryNotices(notices)
  await renderRemote(account, {
    path: '/my-listings',
    language,
    services: {
      ...(await aSignedInUser()),
      notices: { ...memory, ...port },
      notify,
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return { notify, memory }
}

async function object(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: /^Object/ }))
  const dialog = within(screen.getByRole('dialog'))
  if (text !== '') await userEvent.type(dialog.getByLabelText('Your objection'), text)
  await userEvent.click(dialog.getByRole('button', { name: 'Send objection' }))
  return dialog
}

it('a seller reads what happened and why, and objects', async () => {
  const { notify, memory } = await open([removed])
  expect(await screen.findByText('We removed “Civic”')).toBeVisible()
  expect(screen.getByText(/It looks like a scam/)).toBeVisible()
  expect(screen.getByText(/There is no such car/)).toBeVisible()
  await object('It is in my garage.')
  expect(await screen.findByText(/You objected/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Object/ })).toBeNull()
  expect(notify.success).toHaveBeenCalledOnce()
  expect(await memory.list('ayse')).toMatchObject({
    value: [{ objection: { text: 'It is in my garage.' } }],
  })
})

it('an objection needs words, and keeps them when it cannot be sent', async () => {
  await open([removed], { object: async () => err(appError('unavailable', undefined)) })
  const dialog = await object('')
  expect(dialog.getByLabelText('Your objection')).toBeInvalid()
  await userEvent.type(dialog.getByLabelText('Your objection'), 'Look again.')
  await userEvent.click(dialog.getByRole('button', { name: 'Send objection' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Couldn’t send your objection.')
  expect(dialog.getByLabelText('Your objection')).toHaveValue('Look again.')
})

it('a seller reads the outcome of an objection', async () => {
  const answer = 'The deposit is still in the text.'
  await open([{ ...removed, objection: { text: 'Look again.', outcome: 'rejected', answer } }])
  expect(await screen.findByText(/the decision stands/)).toBeVisible()
  expect(screen.getByText(`The moderator writes: ${answer}`)).toBeVisible()
})

it('older messages are shown on request, and a warning allows no objection', async () => {
  const others = ['2026-11-21', '2026-11-22'].map((at): Notice => ({
    ...removed,
    id: at,
    at,
    action: 'warn',
    title: at,
  }))
  await open([removed, ...others])
  await screen.findByText('Please change “2026-11-22”')
  expect(screen.queryByText('We removed “Civic”')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Object/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show older messages' }))
  expect(screen.getByText('We removed “Civic”')).toBeVisible()
})

it('a suspension says for how long, in Turkish as well', async () => {
  await open([{ ...removed, action: 'suspend', days: 7 }], {}, 'tr')
  expect(await screen.findByText('Şimdilik ilan veremezsiniz')).toBeVisible()
  expect(screen.getByText(/İlgili ilan: “Civic”\..*Süre: 7 gün\./)).toBeVisible()
})
