import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { availabilityTerm } from '@adamarket/shared/domain/listing/availability.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { isWithheld } from '@adamarket/shared/domain/listing/listing.ts'
import { createDateFormat, localeOf } from '@adamarket/shared/domain/locale.ts'
import { withheldReason } from '@adamarket/shared/i18n/own-listing-texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'

import type { Failed } from '#components/use-problem.ts'

import type { OwnListingActions } from './use-my-listings.ts'

type Props = {
  /** One whose seller has not answered. */
  readonly listing: Listing
  readonly actions: OwnListingActions
  /** The focused button goes. */
  readonly onRenewed: () => void
  /** It failed and was undone. */
  readonly onFailed: (failed: Failed) => void
}

/** Asks whether a listing is still available, before and after it is hidden. The other answers are among its actions. */
export function AvailabilityQuestion({ listing, actions, onRenewed, onFailed }: Props) {
  const t = useTranslations('account')
  const language = useLocale()
  const { notify } = useHostServices()
  const { title, askedAt = '' } = listing
  const hiddenOn = new Date(Date.parse(askedAt) + availabilityTerm)
  const date = createDateFormat(localeOf(language), { dateStyle: 'long' }).format(hiddenOn)
  const renew = async () => {
    const outcome = actions.renew(listing)
    onRenewed()
    const result = await outcome
    if (result.ok) return notify.success(t('myListings.question.done', { title }))
    const text = t('myListings.question.notDone', { title })
    onFailed({ text, what: 'A listing of the user could not be renewed', error: result.error })
  }
  const answer = t('myListings.question.answer')
  return (
    <Notice
      tone="warning"
      title={t('myListings.question.title')}
      actions={
        <Button
          size="sm"
          aria-label={t('myListings.about', { action: answer, title })}
          onClick={() => void renew()}
        >
          {answer}
        </Button>
      }
    >
      {isWithheld(listing)
        ? withheldReason(listing, language)
        : t('myListings.question.text', { date })}
    </Notice>
  )
}
