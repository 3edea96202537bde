import { addedOn } from '@adamarket/shared/domain/added-on.ts'
import { useTranslation } from 'react-i18next'

/** When a listing was added, in the few words a card has room for. */
export function AddedDate({ timestamp }: { readonly timestamp: string | undefined }) {
  const { t, i18n } = useTranslation('browse')
  const added = addedOn(timestamp, new Date())
  if (!added) return t('card.noDate')
  return (
    <time dateTime={timestamp}>
      {added.kind === 'date' ? shortDate(added.date, i18n.language) : t(`card.${added.kind}`)}
    </time>
  )
}

function shortDate(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(date)
}
