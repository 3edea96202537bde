import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { BlockedSeller } from '@adamarket/shared/domain/blocked-seller.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Unblocks a seller, and says how that went; resolves to whether it succeeded. */
export function useUnblock() {
  const { t } = useTranslation('account')
  const { blockedSellers, notify } = useHostServices()
  const [busyWith, setBusyWith] = useState<string>()
  const unblock = async ({ sellerId, name }: Pick<BlockedSeller, 'sellerId' | 'name'>) => {
    setBusyWith(sellerId)
    const unblocked = await blockedSellers.getState().unblock(sellerId)
    setBusyWith(undefined)
    if (unblocked.ok) notify.success(t('blocked.unblocked', { name }))
    else notify.error(t('blocked.notUnblocked', { name }))
    return unblocked.ok
  }
  return { busyWith, unblock }
}
