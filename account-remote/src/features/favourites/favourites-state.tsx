import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { failureAdvice } from '@adamarket/shared/i18n/failure-texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { TryAgain } from '@adamarket/shared/site-ui/failure.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useStore } from 'zustand'

/** Says where the favourites are stored, if that is worth knowing. */
export function FavouritesState() {
  const t = useTranslations('account')
  const language = useLocale()
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
        {failureAdvice({ kind: 'unavailable', cause: undefined }, language)}
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
