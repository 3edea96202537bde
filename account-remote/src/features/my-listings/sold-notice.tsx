import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { failureAdvice } from '@adamarket/shared/i18n/failure-texts.ts'
import { ownListingTexts } from '@adamarket/shared/i18n/own-listing-texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import type { StoreApi } from 'zustand'

import type { MyListings } from './my-listings.ts'

type Props = {
  /** As it was before. */
  readonly listing: Listing
  readonly store: StoreApi<MyListings>
  readonly onClose: () => void
  /** Called with the reason when it could not be undone. */
  readonly onFailed: (text: string) => void
}

/** Says that a listing is marked as sold, for as long as that can be undone here: until the next change. */
export function SoldNotice({ listing, store, onClose, onFailed }: Props) {
  const t = useTranslations('account')
  const language = useLocale()
  const { notify, report } = useHostServices()
  const tOwn = ownListingTexts(language)
  const { title } = listing
  const undo = async () => {
    onClose()
    const result = await store.getState().setStatus({ ...listing, status: 'sold' }, 'active')
    if (result.ok) return notify.success(tOwn('done.active', { title }))
    onFailed(`${tOwn('notDone.active', { title })} ${failureAdvice(result.error, language)}`)
    report({ what: 'A listing of the user could not be changed', cause: result.error })
  }
  return (
    <Notice
      tone="success"
      title={tOwn('done.sold', { title })}
      actions={
        <Button size="sm" onClick={() => void undo()}>
          {t('myListings.undo')}
        </Button>
      }
    />
  )
}
