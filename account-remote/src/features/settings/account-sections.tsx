import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Spinner } from '@adamarket/shared/ui/spinner.tsx'
import { useStore } from 'zustand'

import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { PhoneSection } from './phone-section.tsx'
import { hasPassword } from './proof-field.tsx'
import { Section } from './section.tsx'
import { Verification } from './verification.tsx'

/** Email, phone number and password; accounts of Google have no password here. */
export function AccountSections() {
  const t = useTranslations('account')
  const { session } = useHostServices()
  const account = useStore(session, (state) => state.account)
  if (!account) {
    return (
      <Section title={t('settings.email.title')}>
        <Spinner label={t('members.waiting')} />
      </Section>
    )
  }
  return (
    <>
      <Section title={t('settings.email.title')}>
        <Verification account={account} />
        <ChangeEmail account={account} />
      </Section>
      <PhoneSection account={account} />
      {hasPassword(account) && (
        <Section title={t('settings.password.title')}>
          <ChangePassword account={account} />
        </Section>
      )}
    </>
  )
}
