import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { RetryIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useBackOnline } from '@adamarket/shared/contract/use-connectivity.ts'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

/** Where the favourites are kept, when that is something to know. */
export function FavouritesState() {
  const { t } = useTranslation('account')
  const { favourites, session, askToSignIn } = useHostServices()
  const { status, refresh, favourites: all } = useStore(favourites)
  useBackOnline(status === 'failed' ? () => void refresh() : undefined)
  const isSignedOut = useStore(session, ({ user, confirmed }) => confirmed && !user)
  if (status === 'failed') {
    return (
      <Notice
        tone="danger"
        title={t('favourites.failed')}
        actions={
          <Button icon={<RetryIcon />} onClick={() => void refresh()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('failure.unavailable')}
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
