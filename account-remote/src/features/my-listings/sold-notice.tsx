import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { ownListingTexts } from '@adamarket/shared/i18n/own-listing-texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'

import type { Failed } from '#components/use-problem.ts'

import type { OwnListingActions } from './use-my-listings.ts'

type Props = {
  /** As it was before. */
  readonly listing: Listing
  readonly actions: OwnListingActions
  readonly onClose: () => void
  /** It could not be undone. */
  readonly onFailed: (failed: Failed) => void
}

/** Says that a listing is marked as sold, for as long as that can be undone here: until the next change. */
export function SoldNotice({ listing, actions, onClose, onFailed }: Props) {
  const t = useTranslations('account')
  const language = useLocale()
  const { notify } = useHostServices()
  const tOwn = ownListingTexts(language)
  const { title } = listing
  const undo = async () => {
    onClose()
    const result = await actions.setStatus(listing, 'active')
    if (result.ok) return notify.success(tOwn('done.active', { title }))
    const text = tOwn('notDone.active', { title })
    onFailed({ text, what: 'A listing of the user could not be changed', error: result.error })
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
