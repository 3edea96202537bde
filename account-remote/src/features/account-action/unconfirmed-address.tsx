import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useStore } from 'zustand'

import { MembersOnly } from '#components/members-only.tsx'
import { VerifyNotice } from '#components/verify-notice.tsx'

/** The state of the user's address, without a link. */
export function UnconfirmedAddress() {
  const t = useTranslations('account')
  const { session } = useHostServices()
  const isVerified = useStore(session, (state) => state.account?.isEmailVerified)
  return (
    <>
      <h1>{t('action.title')}</h1>
      <MembersOnly reason={t('action.signIn')}>
        {({ email }) => (
          <>
            <VerifyNotice />
            {isVerified && (
              <Notice tone="success" title={t('verify.done')}>
                {email}
              </Notice>
            )}
            <Link to={paths.home} className={buttonClass()}>
              {t('signIn.home')}
            </Link>
          </>
        )}
      </MembersOnly>
    </>
  )
}
