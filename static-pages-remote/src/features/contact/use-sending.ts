import type { ContactMail } from '@adamarket/shared/contract/host-services.ts'
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import { useState } from 'react'
import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import * as v from 'valibot'

import type { Message } from './message.ts'
import { sendMessage } from './send-message.ts'

export type SendingState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'sent' }
  /** The honeypot was filled in. */
  | { readonly status: 'automatic' }
  | { readonly status: 'too-soon'; readonly seconds: number }
  | { readonly status: 'failed'; readonly kind: AppError['kind'] }

/** Sends messages one at a time, and tracks the result. */
export function useSending(mail: ContactMail, onSent: () => void) {
  const { connectivity, report } = useHostServices()
  const [state, setState] = useState<SendingState>({ status: 'idle' })
  const { attempt } = useAttempt()

  const send = async (message: Message) => {
    const seconds = secondsToWait()
    if (seconds > 0) {
      setState({ status: 'too-soon', seconds })
      return
    }
    setState({ status: 'sending' })
    const result = await sendMessage(mail, message)
    if (result.ok) {
      noteSent()
      onSent()
      setState({ status: 'sent' })
      return
    }
    if (result.error.kind === 'unavailable') void connectivity.check()
    report({ what: 'A contact message could not be sent', cause: result.error.cause })
    setState({ status: 'failed', kind: result.error.kind })
  }

  return {
    state,
    send: (message: Message) => attempt(() => send(message)),
    refuseAsAutomatic: () => setState({ status: 'automatic' }),
    /** Removes the success message once the next message is started. */
    begin: () => setState((current) => (current.status === 'sent' ? { status: 'idle' } : current)),
  }
}

/** How long a visitor waits between two messages. */
const minIntervalMs = 30_000

/** When this device sent the last message, in milliseconds since 1970. */
const sentAt = storedValue(
  'localStorage',
  'contactSentAt',
  v.pipe(v.string(), v.transform(Number), v.number()),
)

/** Remembers on this device that a message has just been sent. */
function noteSent(): void {
  sentAt.write(Date.now())
}

/** The seconds until the next message may be sent; 0 when it may. */
function secondsToWait(): number {
  const since = Date.now() - (sentAt.read() ?? 0)
  // A clock that was set back must not block the form.
  if (since < 0) return 0
  return Math.ceil(Math.max(0, minIntervalMs - since) / 1000)
}
