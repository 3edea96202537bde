import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Profile } from '@adamarket/shared/domain/user/profile.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import type { Account } from '@adamarket/shared/domain/user/session.ts'
import { posesAsOperator, userName } from '@adamarket/shared/domain/user/user-name.ts'
import { createStore } from 'zustand/vanilla'

type Services = Pick<HostServices, 'auth' | 'profiles' | 'session' | 'report'>
type Outcome = Promise<Result<Profile, AppError>>

/** The user's profile as it was last saved, for other parts of the page that show it. */
export const savedProfile = createStore<{ readonly profile?: Profile }>()(() => ({}))

/** The emails of new users who hide them: the profile is created by the part of the page that asks for it first. */
const hiddenEmails = new Set<string>()

/** Says, before registering, whether the first profile of the account with this email shows it. */
export function chooseEmailShown(email: string, isShown: boolean): void {
  if (isShown) hiddenEmails.delete(email.toLowerCase())
  else hiddenEmails.add(email.toLowerCase())
}

const underWay = new Map<string, Outcome>()

/**
 * The profile of the signed-in user. A missing one is created, since registering may be interrupted and
 * accounts of Google have none; one that shows an email the account no longer has, or has confirmed since, is
 * updated.
 */
export function ensureProfile(services: Services, account: Account): Outcome {
  const found = underWay.get(account.uid)
  if (found) return found
  const outcome = findOrWrite(services, account).finally(() => underWay.delete(account.uid))
  underWay.set(account.uid, outcome)
  return outcome
}

async function findOrWrite(
  { auth, profiles, session, report }: Services,
  account: Account,
): Outcome {
  const found = await profiles.byId(account.uid)
  if (!found.ok) return found
  if (found.value && !isEmailOutdated(found.value, account)) return ok(found.value)
  // A profile that is missing because the user has just deleted the account stays deleted.
  if (session.getState().account?.uid !== account.uid) {
    return err(appError('unauthenticated', 'The user has signed out'))
  }
  if (found.value) {
    const updated = { ...found.value, ...shownEmail(account) }
    // The rules read the token, which can be older than what the account knows.
    if (updated.emailVerified) await auth.refresh()
    const saved = await profiles.save(updated)
    return ok(saved.ok ? updated : found.value)
  }
  const created = await profiles.create(firstProfile(account))
  if (!created.ok && created.error.kind !== 'unauthenticated') {
    report({ what: 'The profile of a new member could not be written', cause: created.error.cause })
  }
  return created
}

/** The user's email in a profile that shows it. */
export function shownEmail({
  email,
  isEmailVerified,
}: Account): Pick<Profile, 'email' | 'emailVerified'> {
  return { email, ...(isEmailVerified && { emailVerified: true }) }
}

function isEmailOutdated({ email, emailVerified }: Profile, account: Account): boolean {
  if (email === '') return false
  return email !== account.email || (account.isEmailVerified && !emailVerified)
}

/** The account's name, or the beginning of the email, unless they could be taken for the operator's. */
function firstName({ uid, name = '', email }: Account): string {
  const possible = [name, email.split('@')[0] ?? '', email].map(userName)
  return possible.find((text) => text !== '' && !posesAsOperator(text)) ?? uid
}

function firstProfile(account: Account): Profile {
  const { uid } = account
  return {
    id: uid,
    name: firstName(account),
    ...(hiddenEmails.has(account.email.toLowerCase()) ? { email: '' } : shownEmail(account)),
    about: '',
    memberSince: new Date().toISOString(),
  }
}
