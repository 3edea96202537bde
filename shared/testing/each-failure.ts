import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import type { Notify } from '#contract/host-services.ts'
import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import type { AccountError } from '#domain/auth-port.ts'

/** Every failure of a port. */
export const appErrors: readonly AppError[] = Object.values({
  unavailable: appError('unavailable', 'x'),
  'permission-denied': appError('permission-denied', 'x'),
  unauthenticated: appError('unauthenticated', 'x'),
  throttled: appError('throttled', 'x'),
  invalid: appError('invalid', 'x'),
  unexpected: appError('unexpected', 'x'),
} satisfies Record<AppError['kind'], AppError>)

const ofAccount = (kind: AccountError['kind']): AccountError => ({ kind, cause: 'x' })

/** Every failure of an operation on an account. */
export const accountErrors: readonly AccountError[] = Object.values({
  'wrong-credentials': ofAccount('wrong-credentials'),
  'account-disabled': ofAccount('account-disabled'),
  'email-in-use': ofAccount('email-in-use'),
  'invalid-email': ofAccount('invalid-email'),
  'weak-password': ofAccount('weak-password'),
  throttled: ofAccount('throttled'),
  'popup-closed': ofAccount('popup-closed'),
  'invalid-code': ofAccount('invalid-code'),
  'sign-in-again': ofAccount('sign-in-again'),
  'not-offered': ofAccount('not-offered'),
  unavailable: ofAccount('unavailable'),
  unexpected: ofAccount('unexpected'),
} satisfies Record<AccountError['kind'], AccountError>)

/**
 * Tests that no failure of a write is silent: the page says something, in an alert or a message, and no control stays
 * busy. `submit` opens the form over a port that answers with the error, and sends it. Nightly tries each failure of
 * each write; otherwise one that a user can do something about, and one that has no text of its own.
 */
export function testEachFailure<Failure extends { readonly kind: string }>(
  write: string,
  errors: readonly Failure[],
  submit: (error: Failure, notify: Notify) => Promise<void>,
): void {
  const isWhole = process.env['RANDOM_TIMES'] !== undefined
  const tried = isWhole ? errors : [errors.at(0), errors.at(-1)].filter((one) => one !== undefined)
  it.each(tried)(`${write}: says so when the answer is $kind`, async (error) => {
    const notify = { info: vi.fn(), success: vi.fn(), error: vi.fn() }
    await submit(error, notify)
    await expect.poll(() => spoken(notify.error.mock.calls.flat())).toMatch(/\w{3,} \w/)
    // A text that is missing would be its key.
    expect(spoken(notify.error.mock.calls.flat())).not.toMatch(/^\w+(\.[\w-]+)+$/m)
    expect(notify.success).not.toHaveBeenCalled()
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull()
  })
}

function spoken(messages: readonly string[]): string {
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  return [...alerts, ...messages].join('\n')
}
