import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { AccountError, AuthPort } from '@adamarket/shared/domain/auth-port.ts'
import type { Profile } from '@adamarket/shared/domain/user/profile.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import type { MemoryAccount } from '@adamarket/shared/memory/memory-auth.ts'
import { createMemoryAuth } from '@adamarket/shared/memory/memory-auth.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { createSessionStore } from '@adamarket/shared/state/session-store.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { memoryStorage } from '@adamarket/shared/testing/memory-storage.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { blockedSellersOver } from '@adamarket/shared/testing/stores-over.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import * as account from '#expose/routes.tsx'

const ayse: MemoryAccount = { uid: 'ayse', email: 'ayse@example.com', password: 'limon-agaci' }

type Options = {
  readonly user?: MemoryAccount
  readonly language?: 'en' | 'tr'
  readonly auth?: Partial<AuthPort>
  readonly stored?: readonly Profile[]
  readonly save?: ReturnType<typeof createMemoryProfiles>['save']
}

async function open({
  user = ayse,
  auth: own,
  stored = [aProfile()],
  save,
  language,
}: Options = {}) {
  const memory = createMemoryAuth([user])
  await memory.signIn(user.email, user.password)
  const auth = { ...memory, ...own }
  const profiles = createMemoryProfiles(stored)
  const notify = { success: vi.fn(), error: vi.fn(), info: vi.fn() }
  const forgetDevice = vi.fn()
  const session = createSessionStore(memoryStorage(), memory)
  const blockedSellers = blockedSellersOver(session)
  const rendered = await renderRemote(account, {
    path: '/settings',
    ...(language && { language }),
    services: {
      auth,
      session,
      blockedSellers,
      profiles: { ...profiles, ...(save && { save }) },
      notify,
      forgetDevice,
    },
  })
  await screen.findByLabelText(language === 'tr' ? 'Adınız' : 'Name')
  return { ...rendered, auth, session, profiles, blockedSellers, notify, forgetDevice }
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function retype(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}
const part = (name: string) => within(screen.getByRole('region', { name }))

it('the blocked sellers are unblocked, and the focus stays among them', async () => {
  const { blockedSellers, notify } = await open()
  const blocked = screen.getByRole('region', { name: 'Blocked sellers' })
  expect(within(blocked).queryByRole('list')).toBeNull()
  await act(async () => {
    await blockedSellers.getState().block({ sellerId: 'mehmet', name: 'Mehmet' })
  })
  expect(within(blocked).getByRole('link', { name: 'Mehmet' })).toBeVisible()
  await click('Unblock Mehmet')
  await waitFor(() => expect(blocked).toHaveFocus())
  expect(within(blocked).queryByRole('list')).toBeNull()
  expect(notify.success).toHaveBeenCalledExactlyOnceWith('Mehmet is no longer blocked.')
})

it('a blocked seller without a name is named in the language of the user', async () => {
  const { blockedSellers } = await open({ language: 'tr' })
  await act(async () => {
    await blockedSellers.getState().block({ sellerId: 'mehmet', name: '' })
  })
  const blocked = within(screen.getByRole('region', { name: 'Engellenen satıcılar' }))
  expect(blocked.getByRole('link', { name: 'Satıcı' })).toBeVisible()
  expect(blocked.getByRole('button', { name: 'Engeli kaldır' })).toBeVisible()
})

describe('the profile', () => {
  it('is saved as it was typed', async () => {
    const { profiles, notify } = await open()
    await retype('Name', '  Ayşe K.  ')
    await retype('About', 'Potter.')
    await click('Save profile')
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Profile saved.'))
    expect(await profiles.byId('ayse')).toEqual(
      ok({ id: 'ayse', name: 'Ayşe K.', about: 'Potter.', email: 'ayse@example.com' }),
    )
  })

  it('shows the email only if its owner agrees', async () => {
    const { profiles, notify } = await open()
    await userEvent.click(screen.getByLabelText('Show ayse@example.com on my profile'))
    await click('Save profile')
    await waitFor(() => expect(notify.success).toHaveBeenCalledOnce())
    expect(await profiles.byId('ayse')).toMatchObject({ value: { email: '' } })
  })

  it('starts with the name of the account, and sets the date of joining', async () => {
    const { profiles, notify } = await open({ user: { ...ayse, name: 'Ayşe' }, stored: [] })
    expect(screen.getByLabelText('Name')).toHaveValue('Ayşe')
    await click('Save profile')
    await waitFor(() => expect(notify.success).toHaveBeenCalledOnce())
    expect(await profiles.byId('ayse')).toMatchObject({
      value: { name: 'Ayşe', memberSince: expect.stringMatching(/^\d{4}-/) },
    })
  })

  it('keeps an existing date of joining', async () => {
    const memberSince = '2026-01-01T00:00:00.000Z'
    const { profiles, notify } = await open({ stored: [aProfile({ memberSince })] })
    await click('Save profile')
    await waitFor(() => expect(notify.success).toHaveBeenCalledOnce())
    expect(await profiles.byId('ayse')).toMatchObject({ value: { memberSince } })
  })

  it('needs a name, and focuses it', async () => {
    const { notify } = await open()
    await userEvent.clear(screen.getByLabelText('Name'))
    await click('Save profile')
    expect(screen.getByText('Please enter your name.')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(notify.success).not.toHaveBeenCalled()
  })

  it.each([
    ['AdaMarket Destek', 'Choose another name'],
    ['\u2800\u3164', 'Please enter your name.'],
  ])('refuses the name %j', async (name, message) => {
    const { notify } = await open()
    await retype('Name', name)
    await click('Save profile')
    expect(screen.getByText(message, { exact: false })).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(notify.success).not.toHaveBeenCalled()
  })

  it('keeps what was typed when it cannot be saved', async () => {
    await open({ save: async () => err(appError('unavailable', undefined)) })
    await retype('About', 'Potter.')
    await click('Save profile')
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t save your profile')
    expect(screen.getByLabelText('About')).toHaveValue('Potter.')
  })

  it('is saved once, however often the button is pressed', async () => {
    const save = vi.fn(() => new Promise<never>(() => undefined))
    await open({ save })
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save profile' }))
    expect(save).toHaveBeenCalledOnce()
  })

  it('says when a file is not a picture', async () => {
    await open()
    const file = new File(['no picture'], 'letter.png', { type: 'image/png' })
    await userEvent.upload(screen.getByLabelText('Profile photo'), file)
    expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t open this file as a photo')
  })

  it('can remove its picture', async () => {
    const picture = 'https://pictures.example/ayse.webp'
    const { profiles, notify } = await open({ stored: [aProfile({ picture })] })
    await click('Remove')
    await click('Save profile')
    await waitFor(() => expect(notify.success).toHaveBeenCalledOnce())
    expect(await profiles.byId('ayse')).toMatchObject({
      value: expect.not.objectContaining({ picture }),
    })
  })
})

describe('the account', () => {
  it('says that an email was sent to the new address', async () => {
    const { auth } = await open()
    const changeEmail = vi.spyOn(auth, 'changeEmail')
    await userEvent.type(screen.getByLabelText('New email address'), 'new@example.com')
    await userEvent.type(part('Email').getByLabelText('Current password'), 'limon-agaci')
    await click('Change email')
    expect(await screen.findByText('One more step')).toBeVisible()
    expect(screen.getByText(/sent a link to new@example.com/)).toBeVisible()
    expect(changeEmail).toHaveBeenCalledWith('new@example.com', { password: 'limon-agaci' })
  })

  it('changes its password with the current one', async () => {
    const { auth, notify } = await open()
    const password = part('Password')
    await userEvent.type(password.getByLabelText('Current password'), 'a guess')
    await userEvent.type(password.getByLabelText('New password'), 'portakal')
    await click('Change password')
    expect(await password.findByRole('alert')).toHaveTextContent(
      'couldn’t confirm that this is your account',
    )
    expect(password.getByLabelText('New password')).toHaveValue('portakal')
    await userEvent.clear(password.getByLabelText('Current password'))
    await userEvent.type(password.getByLabelText('Current password'), 'limon-agaci')
    await click('Change password')
    await waitFor(() => expect(notify.success).toHaveBeenCalledOnce())
    expect(await auth.signIn('ayse@example.com', 'portakal')).toEqual(ok(undefined))
  })

  it('names what is missing, and focuses it', async () => {
    await open()
    await click('Change email')
    expect(screen.getByLabelText('New email address')).toHaveFocus()
    await click('Change password')
    expect(part('Password').getByLabelText('Current password')).toHaveFocus()
    expect(screen.getByText('Please enter your current password.')).toBeVisible()
  })

  it('has no password when it only signs in with Google', async () => {
    await open({ user: { ...ayse, signInMethods: ['google'], isEmailVerified: true } })
    expect(screen.queryByRole('heading', { name: 'Password' })).toBeNull()
    expect(screen.getByText('Google will ask you to confirm that it is you.')).toBeVisible()
    expect(screen.getByText('Confirmed')).toBeVisible()
  })

  it('sends the verification email again', async () => {
    const sendVerification = vi.fn(async () => ok(undefined))
    await open({ auth: { sendVerification } })
    await click('Send again')
    expect(sendVerification).toHaveBeenCalledOnce()
  })

  it.each<[AccountError['kind'], string]>([
    ['wrong-credentials', 'We couldn’t confirm'],
    ['email-in-use', 'Another account already has this email'],
    ['invalid-email', 'Enter an email address like'],
    ['throttled', 'Too many attempts'],
    ['popup-closed', 'The Google window closed'],
    ['sign-in-again', 'Sign out, sign in'],
    ['unavailable', 'couldn’t reach the server'],
    ['unexpected', 'Something went wrong'],
  ])('has a sentence for %s', async (kind, sentence) => {
    await open({ auth: { changeEmail: async () => err({ kind, cause: 'x' }) } })
    await userEvent.type(screen.getByLabelText('New email address'), 'new@example.com')
    await userEvent.type(part('Email').getByLabelText('Current password'), 'x')
    await click('Change email')
    expect(await part('Email').findByRole('alert')).toHaveTextContent(sentence)
    expect(screen.getByLabelText('New email address')).toHaveValue('new@example.com')
  })

  it('verifies a phone number, changes it and removes it', async () => {
    const { session, notify } = await open()
    const phone = part('Phone number')
    const verify = async (number: string) => {
      await userEvent.type(phone.getByLabelText('Number to verify'), number)
      await click('Send code')
      await userEvent.type(await phone.findByLabelText('Code from the message'), number.slice(-6))
      await click('Verify')
      await waitFor(() => expect(notify.success).toHaveBeenLastCalledWith(`${number} is verified`))
      expect(screen.getByRole('region', { name: 'Phone number' })).toHaveFocus()
      expect(phone.getByText(number)).toBeVisible()
      expect(session.getState().account).toMatchObject({ phoneNumber: number })
    }
    await click('Verify a number')
    expect(phone.getByLabelText('Number to verify')).toHaveFocus()
    await userEvent.type(phone.getByLabelText('Number to verify'), '0533 000 00 01')
    await click('Send code')
    expect(phone.getByText('Enter the number with + and the country code.')).toBeVisible()
    await userEvent.clear(phone.getByLabelText('Number to verify'))
    await verify('+905330000001')
    await click('Verify another number')
    await click('Cancel')
    await click('Verify another number')
    await verify('+905330000002')
    await userEvent.click(phone.getByRole('button', { name: 'Remove' }))
    await waitFor(() =>
      expect(notify.success).toHaveBeenLastCalledWith('Your number is no longer verified.'),
    )
    expect(phone.queryByText('+905330000002')).toBeNull()
  })

  it('is deleted only with a proof, after listing what is deleted', async () => {
    const { auth, forgetDevice } = await open()
    await click('Delete my account')
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }))
    for (const what of ['all your listings', 'all your photos', 'your favourites']) {
      expect(dialog.getByText(what)).toBeVisible()
    }
    await click('Delete account')
    expect(dialog.getByLabelText('Current password')).toHaveFocus()
    await userEvent.type(dialog.getByLabelText('Current password'), 'a guess')
    await click('Delete account')
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'couldn’t confirm that this is your account',
    )
    await userEvent.clear(dialog.getByLabelText('Current password'))
    await userEvent.type(dialog.getByLabelText('Current password'), 'limon-agaci')
    await click('Delete account')
    await waitFor(() => expect(forgetDevice).toHaveBeenCalledWith('Your account has been deleted.'))
    expect(await auth.signIn('ayse@example.com', 'limon-agaci')).toMatchObject({ ok: false })
  })
})

it('shows the theme of the site, and changes it', async () => {
  const { services } = await open()
  await userEvent.selectOptions(screen.getByLabelText('Appearance'), 'Dark')
  expect(services.theme.getState().theme).toBe('dark')
})

it('changes the language of the site', async () => {
  await open()
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'Türkçe')
  expect(await screen.findByRole('heading', { level: 1, name: 'Ayarlar' })).toBeVisible()
})

it('asks a signed-out user to sign in', async () => {
  await renderRemote(account, { path: '/settings' })
  expect(await screen.findByText('Sign in to change your profile and your account.')).toBeVisible()
})
