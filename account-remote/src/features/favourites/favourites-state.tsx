import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { failureAdvice } from '@adamarket/shared/i18n/failure-texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { TryAgain } from '@adamarket/shared/site-ui/failure.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

/** Says where the favourites are stored, if that is worth knowing. */
export function FavouritesState() {
  const { t, i18n } = useTranslation('account')
  const { favourites, session, askToSignIn } = useHostServices()
  const { status, refresh, favourites: all } = useStore(favourites)
  const isSignedOut = useStore(session, ({ user, confirmed }) => confirmed && !user)
  if (status === 'failed') {
    return (
      <Notice
        tone="danger"
        title={t('favourites.failed')}
        actions={<TryAgain onClick={() => void refresh()} />}
      >
        {failureAdvice({ kind: 'unavailable', cause: undefined }, i18n)}
      </Notice>
    )
  }
  if (!isSignedOut || all.length === 0) return null
  return (
    <Notice
      title={t('favourites.onDevice')}
      actions={<Button onClick={() => askToSignIn()}>{t('members.signIn')}</Button>}
    >
      {t('favourites.onDeviceHint')}
    </Notice>
  )
}
