import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AccountError } from '@adamarket/shared/domain/auth-port.ts'

/** The actions of email links, as Firebase names them in `mode`. */
const modes = ['verifyEmail', 'resetPassword', 'verifyAndChangeEmail', 'recoverEmail'] as const

export type LinkMode = (typeof modes)[number]

export type LinkOutcome =
  | { readonly kind: 'done'; readonly mode: Exclude<LinkMode, 'resetPassword'> }
  /** A new password can be chosen for this address. */
  | { readonly kind: 'choosePassword'; readonly email: string; readonly code: string }
  | { readonly kind: 'failed'; readonly error: AccountError['kind'] }

type Services = Pick<HostServices, 'auth' | 'report'>

/** A link works once, while a page's loader may run again. */
const followed = new Map<string, Promise<LinkOutcome>>()

/** Undefined when the address contains no link. A failed link is tried again on the next call. */
export function followLink(services: Services, url: string): Promise<LinkOutcome> | undefined {
  const { search } = new URL(url)
  const outcome = followed.get(search) ?? follow(services, url)
  if (!outcome) return undefined
  followed.set(search, outcome)
  void outcome.then(({ kind }) => {
    if (kind === 'failed') followed.delete(search)
  })
  return outcome
}

function follow({ auth, report }: Services, url: string): Promise<LinkOutcome> | undefined {
  const { searchParams } = new URL(url)
  const code = searchParams.get('oobCode')
  const mode = modes.find((known) => known === searchParams.get('mode'))
  if (!code || !mode) return undefined

  const failed = ({ kind, cause }: AccountError): LinkOutcome => {
    if (kind === 'unexpected') report({ what: 'A link of an email could not be followed', cause })
    return { kind: 'failed', error: kind }
  }
  const choose = async (): Promise<LinkOutcome> => {
    const found = await auth.checkResetCode(code)
    return found.ok ? { kind: 'choosePassword', email: found.value, code } : failed(found.error)
  }
  const apply = async (done: Exclude<LinkMode, 'resetPassword'>): Promise<LinkOutcome> => {
    const outcome = await auth.applyCode(code)
    if (!outcome.ok) return failed(outcome.error)
    // A signed-in user sees the change at once; a new tab may not know yet who that is. A changed address ends the
    // session instead.
    await auth.refresh()
    return { kind: 'done', mode: done }
  }
  return mode === 'resetPassword' ? choose() : apply(mode)
}
