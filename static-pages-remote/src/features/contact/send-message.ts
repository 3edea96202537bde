import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import type { ContactMail } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { EmailJSResponseStatus, init, sendForm } from '@emailjs/browser'

import type { Message } from './message.ts'
import { messageFields } from './message.ts'

/** How long the email service may take to answer, in milliseconds. */
const timeoutMs = 20_000

/**
 * Sends a contact message (specification, section 7.1): the three fields of the message; the library adds
 * its version and the account. Fails as `permission-denied` when the service takes this browser for a bot
 * or has blocked the sender, as `throttled` when it gets too many messages, and as `unavailable` when it
 * does not answer in time or at all.
 */
export async function sendMessage(
  { serviceId, templateId, publicKey, origin }: ContactMail,
  message: Message,
): Promise<Result<void, AppError>> {
  init({ publicKey, origin })
  try {
    await withTimeout(sendForm(serviceId, templateId, formOf(message)), timeoutMs, () => {
      throw new TimedOut()
    })
    return ok(undefined)
  } catch (cause) {
    return err(appError(kindOf(cause), cause))
  }
}

/** A form with only these fields, without others of the page such as the honeypot. */
function formOf(message: Message): HTMLFormElement {
  const form = document.createElement('form')
  for (const name of messageFields) {
    // A text area, since an input would remove line breaks.
    const field = document.createElement('textarea')
    field.name = name
    field.value = message[name]
    form.append(field)
  }
  return form
}

class TimedOut extends Error {
  override readonly name = 'TimedOut'
  override readonly message = `The email service did not answer within ${timeoutMs} ms`
}

function kindOf(cause: unknown): AppError['kind'] {
  if (cause instanceof EmailJSResponseStatus) return kindOfStatus(cause.status)
  // What `fetch` throws without an answer.
  return cause instanceof TimedOut || cause instanceof TypeError ? 'unavailable' : 'unexpected'
}

function kindOfStatus(status: number): AppError['kind'] {
  if (status === 403 || status === 451) return 'permission-denied'
  if (status === 429) return 'throttled'
  if (status === 400) return 'invalid'
  return status >= 500 ? 'unavailable' : 'unexpected'
}
