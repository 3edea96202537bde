import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { joinFacts } from '@adamarket/shared/i18n/join-facts.ts'
import { placeOf } from '@adamarket/shared/i18n/place-name.ts'
import { AddedDate } from '@adamarket/shared/ui/added-date.tsx'
import { ListingCard } from '@adamarket/shared/ui/listing-card.tsx'

import { previewFacts } from './preview-facts.ts'
import { previewPrice } from './preview-price.ts'
import type { Previewed } from './previewed.ts'

/** The listing as it will look in lists. Missing values have a placeholder. */
export function PreviewCard({ pair, values, photos }: Previewed) {
  const t = useTranslations('post')
  const language = useLocale()
  return (
    <ListingCard
      title={values.title.trim() || t('preview.noTitle')}
      price={previewPrice({ pair, values }, language) ?? t('preview.noPrice')}
      link={(parts) => <span {...parts} />}
      picture={photos[0]?.small}
      noPicture={t('card.noPicture')}
      pictureCount={photos.length > 1 ? photos.length : undefined}
      facts={joinFacts(previewFacts({ pair, values }, language), language)}
      place={values.location === '' ? t('preview.noPlace') : placeOf(values, language)}
      date={<AddedDate timestamp={new Date().toISOString()} language={language} />}
    />
  )
}
