// Imported by its full name, which is the key of the shared module.
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { useStore } from 'zustand'

import { maxBlockedSellers } from '#domain/user/blocked-seller.ts'
import { blockingTexts } from '#i18n/blocking-texts.ts'
import { Button } from '#ui/button.tsx'
import { useAttempt } from '#ui/use-attempt.ts'

import { useIsBlocked } from './use-is-blocked.ts'

type Props = {
  readonly sellerId: string
  readonly name: string
  readonly size?: 'sm' | 'md'
  readonly onUnblocked?: () => void
}

/** Blocks a seller, or unblocks one, and says how that went; a visitor has to sign in first. */
export function BlockButton({ sellerId, name, size, onUnblocked }: Props) {
  const { askToSignIn, blockedSellers, notify, session } = useHostServices()
  const isSignedIn = useStore(session, ({ user }) => user !== undefined)
  const isBlocked = useIsBlocked(sellerId)
  const { isBusy, attempt } = useAttempt()
  const t = blockingTexts(useLocale())
  const named = { name, named: name === '' ? 'no' : 'yes' }
  const block = async () => {
    const blocked = await blockedSellers.getState().block({ sellerId, name })
    if (blocked.ok) notify.success(t('blocked', named))
    else if (blocked.error.kind === 'invalid')
      notify.error(t('tooMany', { max: maxBlockedSellers }))
    else notify.error(t('notBlocked'))
  }
  const unblock = async () => {
    const unblocked = await blockedSellers.getState().unblock(sellerId)
    if (!unblocked.ok) return notify.error(t('notUnblocked', named))
    notify.success(t('unblocked', named))
    onUnblocked?.()
  }
  return (
    <Button
      variant={isBlocked ? 'secondary' : 'ghost'}
      size={size}
      loading={isBusy}
      aria-label={isBlocked ? t('unblockName', named) : undefined}
      onClick={() => {
        if (isSignedIn) void attempt(isBlocked ? unblock : block)
        else {
          const onSignedIn = () => {
            // They may turn out to be this seller.
            if (session.getState().user?.uid !== sellerId) void attempt(block)
          }
          askToSignIn(undefined, { reason: t('signInFirst'), onSignedIn })
        }
      }}
    >
      {isBlocked ? t('unblock') : t('block')}
    </Button>
  )
}
