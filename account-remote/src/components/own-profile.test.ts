import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import type { Account } from '@adamarket/shared/domain/user/session.ts'
import { createMemoryAuth } from '@adamarket/shared/memory/memory-auth.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import type { SessionState } from '@adamarket/shared/state/session-store.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { ensureProfile } from './own-profile.ts'

const ayse: Account = {
  uid: 'ayse',
  email: 'ayse@example.com',
  isEmailVerified: true,
  signInMethods: ['google'],
}

const report = vi.fn()
const auth = createMemoryAuth([])
const signedIn: SessionState = { user: ayse, account: ayse, confirmed: true }
const session = createStore<SessionState>()(() => signedIn)

beforeEach(() => {
  session.setState(signedIn)
  report.mockClear()
})

it('creates a missing profile once, however often it is requested', async () => {
  const profiles = createMemoryProfiles([])
  const create = vi.spyOn(profiles, 'create')
  const requests = [1, 2].map(() =>
    ensureProfile({ auth, profiles, session, report }, { ...ayse, name: 'Ayşe' }),
  )
  expect(await Promise.all(requests)).toMatchObject([{ value: { name: 'Ayşe' } }, { ok: true }])
  expect(create).toHaveBeenCalledOnce()
})

it('names a user without a name after their email', async () => {
  const profiles = createMemoryProfiles([])
  await ensureProfile({ auth, profiles, session, report }, ayse)
  expect(await profiles.byId('ayse')).toMatchObject({ value: { name: 'ayse' } })
})

it.each([
  ['AdaMarket Destek', 'ayse@example.com', 'ayse'],
  ['Admin', 'support@example.com', 'support@example.com'],
  ['\u200B', 'admin@adamarket.example', 'ayse'],
])('never names a user after the operator: %s, %s', async (name, email, expected) => {
  const profiles = createMemoryProfiles([])
  await ensureProfile({ auth, profiles, session, report }, { ...ayse, name, email })
  expect(await profiles.byId('ayse')).toMatchObject({ value: { name: expected } })
})

it('leaves a profile unchanged, except for an email that was changed or confirmed', async () => {
  const hidden = aProfile({ id: 'ayse', email: '' })
  const profiles = createMemoryProfiles([hidden])
  await ensureProfile({ auth, profiles, session, report }, ayse)
  expect(await profiles.byId('ayse')).toEqual({ ok: true, value: hidden })

  const old = aProfile({ id: 'ayse', email: 'old@example.com' })
  await profiles.save(old)
  await ensureProfile({ auth, profiles, session, report }, ayse)
  expect(await profiles.byId('ayse')).toEqual({
    ok: true,
    value: { ...old, email: ayse.email, emailVerified: true },
  })

  const { emailVerified: _verified, ...unconfirmed } = aProfile({ id: 'ayse', email: ayse.email })
  await profiles.save(unconfirmed)
  await ensureProfile({ auth, profiles, session, report }, { ...ayse, isEmailVerified: false })
  expect(await profiles.byId('ayse')).toEqual({ ok: true, value: unconfirmed })
  await ensureProfile({ auth, profiles, session, report }, ayse)
  expect(await profiles.byId('ayse')).toMatchObject({ value: { emailVerified: true } })
})

it('uses the profile that another tab has created first', async () => {
  const existing = aProfile({ id: 'ayse' })
  const profiles = createMemoryProfiles([existing])
  vi.spyOn(profiles, 'byId').mockResolvedValueOnce({ ok: true, value: undefined })
  expect(await ensureProfile({ auth, profiles, session, report }, ayse)).toEqual({
    ok: true,
    value: existing,
  })
  expect(await profiles.byId('ayse')).toEqual({ ok: true, value: existing })
})

it('reports that a first profile could not be written', async () => {
  const profiles = createMemoryProfiles([])
  vi.spyOn(profiles, 'create').mockResolvedValue(err(appError('permission-denied', 'x')))
  expect(await ensureProfile({ auth, profiles, session, report }, ayse)).toMatchObject({
    ok: false,
  })
  expect(report).toHaveBeenCalledOnce()
})

it('does not create the profile of a user who has deleted the account meanwhile', async () => {
  const profiles = createMemoryProfiles([])
  const create = vi.spyOn(profiles, 'create')
  const request = ensureProfile({ auth, profiles, session, report }, ayse)
  session.setState({ user: undefined, account: undefined })
  expect(await request).toMatchObject({ error: { kind: 'unauthenticated' } })
  expect(create).not.toHaveBeenCalled()
  expect(report).not.toHaveBeenCalled()
})
