import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { localeOf } from '@adamarket/shared/domain/locale.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { NewListing } from '@adamarket/shared/domain/listing/listing.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { useRef } from 'react'

import type { Send } from '#features/listing-form/use-submission.ts'
import type { CategoryPair } from '#features/categories/category-pair.ts'

/** The user is notified when the clock is wrong by more than this. */
const wrongClockMs = 60_000

type Options = {
  /** The id of the new listing. */
  readonly id: string
  readonly userId: string
  readonly pair: CategoryPair
}

/** Writes a new listing with the name in its author's profile (specification, section 3). */
export function useSendNew({ id, userId, pair }: Options): Send {
  const t = useTranslations('post')
  const language = useLocale()
  const { profiles, ownListings, siteTime, notify } = useHostServices()
  const mayHaveBeenWritten = useRef(false)
  return async (fields, imageUrl) => {
    const read = await profiles.byId(userId)
    if (!read.ok) return read
    if (!read.value) return err(appError('invalid', new Error('User data not found')))
    const time = await siteTime()
    const listing: NewListing = {
      ...fields,
      category: pair.category,
      subCategory: pair.subcategory,
      imageUrl,
      userId,
      sellerName: read.value.name,
      timestamp: time.toISOString(),
    }
    const created = await ownListings.create(id, listing)
    if (!created.ok) {
      mayHaveBeenWritten.current = true
      return created
    }
    if (mayHaveBeenWritten.current) {
      // A write whose answer was lost may have succeeded, with the form's values at that time.
      const { userId: _userId, sellerName: _name, timestamp: _time, ...changes } = listing
      const { year = null, negotiable = null, attributes = null } = fields
      return ownListings.update(id, { ...changes, year, negotiable, attributes })
    }
    if (Math.abs(time.getTime() - Date.now()) > wrongClockMs) {
      const shown = new Intl.DateTimeFormat(localeOf(language), {
        dateStyle: 'short',
        timeStyle: 'short',
      })
      notify.info(t('form.wrongClock', { time: shown.format(time) }))
    }
    return created
  }
}
