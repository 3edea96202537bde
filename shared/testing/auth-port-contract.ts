import { beforeEach, describe, expect, it } from 'vitest'

import type { AuthPort, Registration } from '#domain/auth-port.ts'
import { ok } from '#domain/result.ts'
import type { Account } from '#domain/user/session.ts'

import { aPhoneNumber } from './a-phone-number.ts'
import { failed } from './failed.ts'

type Opened = {
  readonly auth: AuthPort
  /** The code in the last email of this kind to an address. */
  readonly codeFor: (email: string, mail: 'verification' | 'reset') => Promise<string>
  /** The code in the last message to a number. */
  readonly phoneCodeFor: (number: string) => Promise<string>
}

const done = ok(undefined)

/** What every {@link AuthPort} does. `open` returns a signed-out port. */
export function describeAuthPort(name: string, open: () => Promise<Opened>): void {
  let ayse: Registration
  let people = 0

  describe(`${name}: an AuthPort`, () => {
    let auth: AuthPort
    let codeFor: Opened['codeFor']
    let phoneCodeFor: Opened['phoneCodeFor']
    let number: string
    let emitted: (Account | undefined)[]
    beforeEach(async () => {
      people += 1
      const email = `ayse-${Date.now()}-${people}@example.com`
      ayse = { name: 'Ayşe Kaya', email, password: 'limon-agaci' }
      const opened = await open()
      auth = opened.auth
      codeFor = opened.codeFor
      phoneCodeFor = opened.phoneCodeFor
      number = aPhoneNumber()
      emitted = []
      await new Promise<void>((resolve) => {
        auth.onUserChange((account) => {
          emitted.push(account)
          resolve()
        })
      })
      expect(emitted).toEqual([undefined])
    })

    it('registers a user, who is then signed in with their name', async () => {
      expect(await auth.register(ayse)).toEqual(done)
      expect(emitted.at(-1)).toEqual({
        uid: expect.stringMatching(/./),
        email: ayse.email,
        name: ayse.name,
        isEmailVerified: false,
        signInMethods: ['password'],
      })
      expect(emitted.filter((account) => account && !account.name)).toEqual([])
    })

    it('reports that no user is signed in before it reports that one has registered', async () => {
      const { auth: early } = await open()
      const seen: (string | undefined)[] = []
      early.onUserChange((account) => seen.push(account?.name))
      expect(await early.register(ayse)).toEqual(done)
      expect(seen).toEqual([undefined, ayse.name])
    })

    it('knows no role of a new user, nor of none', async () => {
      expect(await auth.role()).toEqual(ok(undefined))
      await auth.register(ayse)
      expect(await auth.role()).toEqual(ok(undefined))
    })

    it('signs out and in again', async () => {
      await auth.register(ayse)
      expect(await auth.signOut()).toEqual(done)
      expect(emitted.at(-1)).toBeUndefined()
      expect(await auth.signIn(ayse.email, ayse.password)).toEqual(done)
      expect(emitted.at(-1)).toMatchObject({ email: ayse.email })
    })

    it('refuses invalid credentials without revealing which accounts exist', async () => {
      await auth.register(ayse)
      await auth.signOut()
      expect(await auth.register(ayse)).toMatchObject(failed('email-in-use'))
      expect(
        await auth.register({ ...ayse, email: 'x@example.com', password: '12345' }),
      ).toMatchObject(failed('weak-password'))
      expect(await auth.signIn(ayse.email, 'a guess')).toMatchObject(failed('wrong-credentials'))
      expect(await auth.signIn('unknown@example.com', 'a guess')).toMatchObject(
        failed('wrong-credentials'),
      )
      expect(await auth.sendPasswordReset('unknown@example.com')).toEqual(done)
      expect(emitted.at(-1)).toBeUndefined()
    })

    it('marks an address as verified once its code is applied', async () => {
      await auth.register(ayse)
      expect(await auth.sendVerification()).toEqual(done)
      expect(await auth.applyCode(await codeFor(ayse.email, 'verification'))).toEqual(done)
      expect(await auth.refresh()).toEqual(done)
      expect(emitted.at(-1)).toMatchObject({ isEmailVerified: true })
      expect(await auth.applyCode('no such code')).toMatchObject(failed('invalid-code'))
    })

    it('sets a new password with the code of an email', async () => {
      await auth.register(ayse)
      await auth.signOut()
      expect(await auth.sendPasswordReset(ayse.email)).toEqual(done)
      const code = await codeFor(ayse.email, 'reset')
      expect(await auth.checkResetCode(code)).toEqual(ok(ayse.email))
      expect(await auth.resetPassword(code, 'portakal-agaci')).toEqual(done)
      expect(await auth.signIn(ayse.email, ayse.password)).toMatchObject(
        failed('wrong-credentials'),
      )
      expect(await auth.signIn(ayse.email, 'portakal-agaci')).toEqual(done)
      expect(await auth.checkResetCode('no such code')).toMatchObject(failed('invalid-code'))
    })

    it('changes the password for a user who knows the old one', async () => {
      await auth.register(ayse)
      expect(await auth.changePassword('portakal-agaci', { password: 'a guess' })).toMatchObject(
        failed('wrong-credentials'),
      )
      expect(await auth.changePassword('portakal-agaci', { password: ayse.password })).toEqual(done)
      await auth.signOut()
      expect(await auth.signIn(ayse.email, 'portakal-agaci')).toEqual(done)
    })

    const verify = async (next: string) => {
      expect(await auth.sendPhoneCode(next)).toEqual(done)
      expect(await auth.confirmPhone(await phoneCodeFor(next))).toEqual(done)
    }

    it('verifies a phone number by a code, once', async () => {
      await auth.register(ayse)
      expect(emitted.at(-1)).not.toHaveProperty('phoneNumber')
      expect(await auth.sendPhoneCode(number)).toEqual(done)
      const code = await phoneCodeFor(number)
      expect(await auth.confirmPhone('000000')).toMatchObject(failed('wrong-code'))
      expect(emitted.at(-1)).not.toHaveProperty('phoneNumber')
      expect(await auth.confirmPhone(code)).toEqual(done)
      expect(emitted.at(-1)).toMatchObject({ email: ayse.email, phoneNumber: number })
      expect(await auth.confirmPhone(code)).toMatchObject(failed('expired-code'))
    })

    it('changes a verified number, and removes it', async () => {
      await auth.register(ayse)
      for (const next of [number, aPhoneNumber()]) {
        await verify(next)
        expect(emitted.at(-1)).toMatchObject({ phoneNumber: next })
      }
      expect(await auth.removePhone()).toEqual(done)
      expect(emitted.at(-1)).toMatchObject({ email: ayse.email })
      expect(emitted.at(-1)).not.toHaveProperty('phoneNumber')
    })

    it('sends no code to a number that another account has verified, until it is removed', async () => {
      await auth.register(ayse)
      await verify(number)
      await auth.signOut()
      const deniz = { ...ayse, email: `deniz-${ayse.email}` }
      await auth.register(deniz)
      expect(await auth.sendPhoneCode(number)).toMatchObject(failed('number-in-use'))
      await auth.signOut()
      await auth.signIn(ayse.email, ayse.password)
      expect(await auth.removePhone()).toEqual(done)
      await auth.signOut()
      await auth.signIn(deniz.email, deniz.password)
      await verify(number)
      expect(emitted.at(-1)).toMatchObject({ email: deniz.email, phoneNumber: number })
    })

    it('sends no code to what is no number, nor for a signed-out user', async () => {
      expect(await auth.sendPhoneCode(number)).toMatchObject(failed('sign-in-again'))
      await auth.register(ayse)
      expect(await auth.sendPhoneCode('+90')).toMatchObject(failed('invalid-number'))
    })

    it('deletes the account for a user who knows its password', async () => {
      await auth.register(ayse)
      expect(await auth.deleteAccount({ password: 'a guess' })).toMatchObject(
        failed('wrong-credentials'),
      )
      expect(await auth.deleteAccount({ password: ayse.password })).toEqual(done)
      expect(emitted.at(-1)).toBeUndefined()
      expect(await auth.signIn(ayse.email, ayse.password)).toMatchObject(
        failed('wrong-credentials'),
      )
    })

    it('asks a signed-out user to sign in first', async () => {
      expect(await auth.changePassword('portakal-agaci', { password: 'x' })).toMatchObject(
        failed('sign-in-again'),
      )
    })
  })
}
