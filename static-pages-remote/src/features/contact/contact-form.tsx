import type { ContactMail } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { TextArea } from '@adamarket/shared/ui/text-area.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import type { FormEvent } from 'react'
import { useRef } from 'react'

import styles from './contact-form.module.css'
import { MessagePart } from './message-part.tsx'
import { SendingNotice } from './sending-notice.tsx'
import { Honeypot } from './honeypot.tsx'
import { useDraft } from './use-draft.ts'
import { useSending } from './use-sending.ts'

/** The contact form (specification, section 2.11). The browser validates required fields. */
export function ContactForm({ mail }: { readonly mail: ContactMail }) {
  const t = useTranslations('static-pages')
  const honeypot = useRef<HTMLInputElement>(null)
  const { draft, change, clear } = useDraft()
  const { state, send, refuseAsAutomatic, begin } = useSending(mail, clear)
  const isSending = state.status === 'sending'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (honeypot.current?.value) {
      // Autofill can trigger it as well: the visitor can press the button again.
      honeypot.current.value = ''
      refuseAsAutomatic()
      return
    }
    void send(draft)
  }

  const fieldOf = (name: keyof typeof draft) => ({
    name,
    value: draft[name],
    onText: (text: string) => {
      begin()
      change(name, text)
    },
  })

  return (
    // With "post", so that without a script no message becomes part of an address.
    <form method="post" onSubmit={submit} className={styles['form']}>
      <MessagePart
        {...fieldOf('user_name')}
        label={t('contact.name')}
        missing={t('contact.missing.name')}
      >
        {(control) => <TextInput {...control} autoComplete="name" />}
      </MessagePart>
      <MessagePart
        {...fieldOf('user_email')}
        label={t('contact.email')}
        missing={t('contact.missing.email')}
      >
        {(control) => <TextInput {...control} type="email" autoComplete="email" />}
      </MessagePart>
      <MessagePart
        {...fieldOf('message')}
        label={t('contact.message')}
        missing={t('contact.missing.message')}
      >
        {(control) => <TextArea {...control} rows={7} />}
      </MessagePart>
      <Honeypot ref={honeypot} />
      <SendingNotice state={state} />
      <div className={styles['end']}>
        <Button type="submit" variant="primary" size="lg" loading={isSending}>
          {isSending ? t('contact.sending') : t('contact.send')}
        </Button>
        <p className={styles['privacy']}>
          {t('contact.privacy')} <Link to={paths.privacy}>{t('contact.privacyLink')}</Link>
        </p>
      </div>
    </form>
  )
}
