import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { maxBlockedSellers } from '@adamarket/shared/domain/blocked-seller.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import { useIsBlocked } from '#features/profile/use-is-blocked.ts'
import { useUnblock } from '#parts/use-unblock.ts'

type Props = { readonly sellerId: string; readonly name: string }

/** Blocks a seller, or unblocks one; a visitor has to sign in first. */
export function BlockButton({ sellerId, name }: Props) {
  const { t } = useTranslation('account')
  const { askToSignIn, blockedSellers, notify, session } = useHostServices()
  const uid = useStore(session, ({ user }) => user?.uid)
  const isBlocked = useIsBlocked(sellerId)
  const { busyWith, unblock } = useUnblock()
  const { isBusy, attempt } = useAttempt()
  if (isBlocked) {
    return (
      <Button loading={busyWith === sellerId} onClick={() => void unblock({ sellerId, name })}>
        {t('profile.unblock')}
      </Button>
    )
  }
  const block = async () => {
    if (blockedSellers.getState().sellers.length >= maxBlockedSellers) {
      return notify.error(t('profile.tooManyBlocked', { most: maxBlockedSellers }))
    }
    const blocked = await blockedSellers.getState().block({ sellerId, name })
    if (blocked.ok) notify.success(t('profile.nowBlocked', { name }))
    else notify.error(t('profile.notBlocked'))
  }
  return (
    <Button
      variant="ghost"
      loading={isBusy}
      onClick={() => {
        if (uid === undefined) askToSignIn(hrefs.profile(sellerId))
        else void attempt(block)
      }}
    >
      {t('profile.block')}
    </Button>
  )
}
