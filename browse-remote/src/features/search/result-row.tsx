import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { ContactButtons } from '@adamarket/shared/site-ui/contact-buttons.tsx'

import type { ReactNode } from 'react'

import { ListingSummary } from '#components/listing-summary.tsx'

type Props = {
  readonly listing: Listing
  /** The text of the search. */
  readonly query: string
  /** Visible when the page opens. */
  readonly priority: boolean
  readonly asked: ReactNode
}

/** A result with contact buttons (specification, section 2.3). */
export function ResultRow({ listing, query, priority, asked }: Props) {
  return (
    <ListingSummary
      listing={listing}
      layout="row"
      priority={priority}
      query={query}
      isResult
      asked={asked}
      actions={<ContactButtons listing={listing} />}
    />
  )
}
