import { useState } from 'react'

import type { Message, MessageField } from '#features/contact/message.ts'
import { emptyMessage, messageFields } from '#features/contact/message.ts'

/** The typed message, kept in this tab across reloads until it has been sent. */
export function useDraft() {
  const [draft, setDraft] = useState(readDraft)
  return {
    draft,
    change: (field: MessageField, text: string) => {
      setDraft((current) => ({ ...current, [field]: text }))
      keep(field, text)
    },
    clear: () => {
      setDraft(emptyMessage)
      for (const field of messageFields) keep(field, '')
    },
  }
}

function storageKey(field: MessageField): string {
  return `contactDraft.${field}`
}

function readDraft(): Message {
  return {
    user_name: read('user_name'),
    user_email: read('user_email'),
    message: read('message'),
  }
}

function read(field: MessageField): string {
  try {
    return sessionStorage.getItem(storageKey(field)) ?? ''
  } catch {
    return ''
  }
}

function keep(field: MessageField, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(storageKey(field))
    else sessionStorage.setItem(storageKey(field), text)
  } catch {
    // Without storage, a reload loses the draft.
  }
}
