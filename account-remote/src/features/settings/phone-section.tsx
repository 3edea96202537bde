import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { PhoneError } from '@adamarket/shared/domain/auth-port.ts'
import { dialableNumber } from '@adamarket/shared/domain/listing/contact-links.ts'
import type { Account } from '@adamarket/shared/domain/user/session.ts'
import { phoneTexts } from '@adamarket/shared/i18n/phone-texts.ts'
import { PhoneCode } from '@adamarket/shared/site-ui/phone-code.tsx'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Chip } from '@adamarket/shared/ui/chip.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { CheckIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import { useEffect, useRef, useState } from 'react'

import { Section } from './section.tsx'
import styles from './settings.module.css'

/** The verified phone number of the account, to be verified, changed or removed. */
export function PhoneSection({ account }: { readonly account: Account }) {
  const { phoneNumber } = account
  const t = phoneTexts(useLocale())
  const { auth, notify } = useHostServices()
  const { isBusy, attempt } = useAttempt()
  const place = useRef<HTMLElement>(null)
  const [isVerifying, setVerifying] = useState(false)
  const [failure, setFailure] = useState<PhoneError['kind']>()
  /** The focused button is gone. */
  const end = () => {
    setVerifying(false)
    place.current?.focus({ preventScroll: true })
  }
  const remove = async () => {
    setFailure(undefined)
    const removed = await auth.removePhone()
    if (!removed.ok) return setFailure(removed.error.kind)
    notify.success(t('removed'))
    place.current?.focus({ preventScroll: true })
  }
  return (
    <Section ref={place} title={t('title')} text={phoneNumber === undefined ? t('none') : t('has')}>
      {phoneNumber !== undefined && (
        <p className={styles['row']}>
          <bdi dir="ltr" className={styles['address']}>
            {phoneNumber}
          </bdi>
          <Chip tone="success" icon={<CheckIcon />}>
            {t('mark')}
          </Chip>
        </p>
      )}
      {isVerifying ? (
        <VerifyNumber
          onCancel={end}
          onVerified={(number) => {
            notify.success(t('verified', { number }))
            end()
          }}
        />
      ) : (
        <>
          {failure && <Notice tone="danger">{t(`errors.${failure}`)}</Notice>}
          <div className={styles['row']}>
            <Button onClick={() => setVerifying(true)}>
              {phoneNumber === undefined ? t('add') : t('another')}
            </Button>
            {phoneNumber !== undefined && (
              <Button variant="ghost" loading={isBusy} onClick={() => void attempt(remove)}>
                {t('remove')}
              </Button>
            )}
          </div>
        </>
      )}
    </Section>
  )
}

type VerifyProps = {
  readonly onCancel: () => void
  readonly onVerified: (number: string) => void
}

function VerifyNumber({ onCancel, onVerified }: VerifyProps) {
  const t = phoneTexts(useLocale())
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  // The button that opened it is gone, and had the focus.
  useEffect(() => input.current?.focus(), [])
  const dialable = dialableNumber(typed)
  const number = dialable?.startsWith('+') ? dialable : undefined
  return (
    <PhoneCode
      number={number}
      onMissing={() => {
        setChecked(true)
        input.current?.focus()
      }}
      onVerified={onVerified}
      otherAction={
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      <Field
        label={t('number')}
        hint={t('numberHint', { example: '+90 533 000 00 00' })}
        error={isChecked && number === undefined ? t('numberForm') : undefined}
      >
        <TextInput
          ref={input}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
    </PhoneCode>
  )
}
