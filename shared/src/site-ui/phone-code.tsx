// Imported by its full name, which is the key of the shared module.
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'

import type { PhoneError } from '#domain/auth-port.ts'
import { foldDigits } from '#domain/text/fold-digits.ts'
import type { Result } from '#domain/result.ts'
import { phoneTexts } from '#i18n/phone-texts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useAttempt } from '#ui/use-attempt.ts'
import { useForm } from '#ui/use-form.ts'

import styles from './phone-code.module.css'
import { useSecondsLeft } from './use-seconds-left.ts'

type Props = {
  /** `+` and digits; undefined while what was entered is no number. */
  readonly number: string | undefined
  /** Above the button that sends a code, until it is sent: where to enter the number. */
  readonly children?: ReactNode
  /** Called instead of sending a code while there is no number. */
  readonly onMissing?: () => void
  readonly onVerified: (number: string) => void
  /** A button that ends it. */
  readonly otherAction: ReactNode
}

const codeForm = /^\d{6}$/

/** Verifies a phone number by a code: sends it, and asks for it. */
export function PhoneCode({ number, children, onMissing, onVerified, otherAction }: Props) {
  const t = phoneTexts(useLocale())
  const { auth, report } = useHostServices()
  const input = useRef<HTMLInputElement>(null)
  const { isBusy: isSending, attempt } = useAttempt()
  const [sentTo, setSentTo] = useState<string>()
  const [code, setCode] = useState('')
  /** The code that was wrong, until it is changed. */
  const [wrongCode, setWrongCode] = useState<string>()
  const [failure, setFailure] = useState<PhoneError['kind']>()
  const { secondsLeft, wait } = useSecondsLeft()
  const digits = foldDigits(code).replace(/\s/g, '')

  useEffect(() => {
    if (sentTo !== undefined) input.current?.focus()
  }, [sentTo])

  const succeeds = async (work: Promise<Result<undefined, PhoneError>>): Promise<boolean> => {
    setFailure(undefined)
    const result = await work
    if (result.ok) return true
    const { kind, cause } = result.error
    if (kind === 'unexpected') report({ what: 'A phone number could not be verified', cause })
    if (kind === 'wrong-code') setWrongCode(digits)
    else setFailure(kind)
    return false
  }
  const send = async () => {
    if (number === undefined) return onMissing?.()
    if (!(await succeeds(auth.sendPhoneCode(number)))) return
    setSentTo(number)
    wait()
  }
  const { formRef, errors, isBusy, onSubmit } = useForm({
    check: () => ({ code: codeForm.test(digits) ? undefined : true }),
    send: async () => {
      const isVerified = await succeeds(auth.confirmPhone(digits))
      if (isVerified && sentTo !== undefined) onVerified(sentTo)
      else input.current?.focus()
    },
  })
  const codeError = errors.code ? 'missing-code' : wrongCode === digits ? 'wrong-code' : undefined
  return (
    <form
      ref={formRef}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        if (sentTo !== undefined) return onSubmit(event)
        event.preventDefault()
        void attempt(send)
      }}
    >
      <p role="status">{sentTo !== undefined && t('sent', { number: sentTo })}</p>
      {sentTo === undefined ? (
        <div>{children}</div>
      ) : (
        <Field label={t('code')} error={codeError && t(`errors.${codeError}`)}>
          <TextInput
            ref={input}
            className={styles['code']}
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        </Field>
      )}
      {failure && <Notice tone="danger">{t(`errors.${failure}`)}</Notice>}
      <div className={styles['actions']}>
        <Button
          type="submit"
          variant={sentTo === undefined ? 'secondary' : 'primary'}
          loading={sentTo === undefined ? isSending : isBusy}
        >
          {sentTo === undefined ? t('send') : t('verify')}
        </Button>
        {sentTo !== undefined && (
          <Button
            loading={isSending}
            aria-disabled={secondsLeft > 0}
            onClick={() => void attempt(send)}
          >
            {secondsLeft > 0 ? t('againIn', { seconds: secondsLeft }) : t('again')}
          </Button>
        )}
        {otherAction}
      </div>
    </form>
  )
}
