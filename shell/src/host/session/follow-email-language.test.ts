import { appError } from '@adamarket/shared/domain/app-error.ts'
import { createTexts } from '@adamarket/shared/i18n/create-texts.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import type { EmailLanguagePort } from '@adamarket/shared/firebase/firestore-email-language.ts'
import { createSessionStore } from '@adamarket/shared/state/session-store.ts'
import { beforeEach, expect, it, vi } from 'vitest'

import { followEmailLanguage } from './follow-email-language.ts'

const ayse = { uid: 'ayse', email: 'ayse@example.com' }
const set = vi.fn<EmailLanguagePort['set']>(async () => ok(undefined))

function open() {
  const session = createSessionStore(sessionStorage, { onUserChange: () => () => undefined })
  const texts = createTexts('ru')
  followEmailLanguage(session, texts.store, { set })
  return { session, texts }
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  set.mockClear()
})

it('is that of the page on which a user is signed in, stored once that is confirmed', () => {
  const { session } = open()
  session.setState({ user: ayse })
  expect(set).not.toHaveBeenCalled()
  session.setState({ user: { ...ayse }, confirmed: true })
  session.setState({ user: { ...ayse }, confirmed: true })
  expect(set).toHaveBeenCalledExactlyOnceWith('ayse', 'ru')
})

it('is not stored again on the next visit, but after a failure and for another user', async () => {
  const visit = async (uid = 'ayse') => {
    open().session.setState({ user: { uid, email: 'a@example.com' }, confirmed: true })
    await Promise.resolve()
  }
  set.mockResolvedValueOnce(err(appError('unexpected', 'offline')))
  await visit()
  await visit()
  expect(set).toHaveBeenCalledTimes(2)
  await visit()
  expect(set).toHaveBeenCalledTimes(2)
  await visit('selin')
  await visit()
  expect(set.mock.calls.slice(2)).toEqual([
    ['selin', 'ru'],
    ['ayse', 'ru'],
  ])
})

it('is stored for each user who signs in', () => {
  const { session } = open()
  session.setState({ user: undefined, confirmed: true })
  expect(set).not.toHaveBeenCalled()
  session.setState({ user: ayse })
  expect(set).toHaveBeenCalledExactlyOnceWith('ayse', 'ru')
})

it('is the one that a member chooses', async () => {
  const { session, texts } = open()
  session.setState({ user: ayse, confirmed: true })
  await texts.changeLanguage('ar')
  expect(set).toHaveBeenLastCalledWith('ayse', 'ar')
})

it('is not stored for a visitor, nor when a user signs out', async () => {
  const { session, texts } = open()
  await texts.changeLanguage('tr')
  expect(set).not.toHaveBeenCalled()
  session.setState({ user: ayse, confirmed: true })
  session.setState({ user: undefined })
  expect(set).toHaveBeenCalledOnce()
})
