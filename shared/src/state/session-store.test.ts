import { beforeEach, describe, expect, it } from 'vitest'

import type { AuthPort } from '#domain/auth-port.ts'
import type { Account, SessionUser } from '#domain/user/session.ts'
import { memoryStorage } from '#testing/memory-storage.ts'

import { createSessionStore } from './session-store.ts'

const user: SessionUser = { uid: 'u1', email: 'ayse@example.com' }
const account: Account = { ...user, isEmailVerified: true, signInMethods: ['password'] }

let storage: Storage
let tellUser: (account: Account | undefined) => void
const auth: Pick<AuthPort, 'onUserChange'> = {
  onUserChange: (callback) => {
    tellUser = callback
    return () => undefined
  },
}

beforeEach(() => {
  storage = memoryStorage()
})

describe('createSessionStore', () => {
  it('sets the marker when the user signs in and clears it when they sign out', () => {
    const store = createSessionStore(storage, auth)
    tellUser(account)
    expect(JSON.parse(storage.getItem('loggedInUser') ?? '')).toEqual({
      email: user.email,
      uid: 'u1',
    })
    expect(store.getState()).toEqual({ user, account, confirmed: true })
    tellUser(undefined)
    expect(storage.getItem('loggedInUser')).toBeNull()
    expect(store.getState().user).toBeUndefined()
  })

  it('starts with the marker, until the backend has answered', () => {
    storage.setItem('loggedInUser', JSON.stringify(user))
    const store = createSessionStore(storage, auth)
    expect(store.getState()).toEqual({ user, account: undefined, confirmed: false })
    tellUser(undefined)
    expect(store.getState()).toEqual({ user: undefined, account: undefined, confirmed: true })
  })

  it.each(['{', 'null', '[]', '{"uid":""}', '{"uid":7,"email":"x"}'])(
    'ignores the invalid marker %s',
    (marker) => {
      storage.setItem('loggedInUser', marker)
      expect(createSessionStore(storage, auth).getState().user).toBeUndefined()
    },
  )

  it('says how a session ended, until the next one', () => {
    const store = createSessionStore(storage, auth)
    const ended = () => store.getState().ended
    tellUser(undefined)
    expect(ended()).toBeUndefined()
    tellUser(account)
    tellUser(undefined)
    expect(ended()).toBe('elsewhere')
    tellUser(account)
    expect(ended()).toBeUndefined()
    store.setState({ ended: 'here' })
    tellUser(undefined)
    expect(ended()).toBe('here')
  })

  it('works where storage is forbidden', () => {
    const store = createSessionStore(memoryStorage({ isForbidden: true }), auth)
    tellUser(account)
    expect(store.getState().user).toEqual(user)
  })
})
