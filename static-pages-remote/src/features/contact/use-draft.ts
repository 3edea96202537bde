import { storedText } from '@adamarket/shared/state/stored-text.ts'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import { useState } from 'react'

import type { Message, MessageField } from './message.ts'
import { emptyMessage, messageFields } from './message.ts'

/** The typed message, stored in this tab across reloads until it has been sent. */
export function useDraft() {
  const storedDraft = useOnDevice(readDraft, emptyMessage)
  const [typed, setTyped] = useState<Partial<Message>>({})
  return {
    draft: { ...storedDraft, ...typed },
    change: (field: MessageField, text: string) => {
      setTyped((current) => ({ ...current, [field]: text }))
      store(field, text)
    },
    clear: () => {
      setTyped(emptyMessage)
      for (const field of messageFields) store(field, '')
    },
  }
}

function stored(field: MessageField) {
  return storedText('sessionStorage', `contactDraft.${field}`)
}

function readDraft(): Message {
  return {
    user_name: read('user_name'),
    user_email: read('user_email'),
    message: read('message'),
  }
}

function read(field: MessageField): string {
  return stored(field).read() ?? ''
}

function store(field: MessageField, text: string): void {
  stored(field).write(text === '' ? undefined : text)
}
