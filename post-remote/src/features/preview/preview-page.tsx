import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { hasCondition } from '@adamarket/shared/domain/listing/condition.ts'
import { placeOf } from '@adamarket/shared/i18n/place-name.ts'
import { Chip } from '@adamarket/shared/ui/chip.tsx'
import { PinIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { Picture } from '@adamarket/shared/ui/picture.tsx'

import { useCategoryName } from '@adamarket/shared/site-ui/use-category-name.ts'

import type { Previewed } from './previewed.ts'
import { previewFacts } from './preview-facts.ts'
import { previewPrice } from './preview-price.ts'
import styles from './preview.module.css'

/** The listing's page as buyers will see it, without the controls that cannot work yet. */
export function PreviewPage({ pair, values, photos }: Previewed) {
  const t = useTranslations('post')
  const language = useLocale()
  const nameOf = useCategoryName()
  return (
    <article className={styles['page']}>
      <div className={styles['pictures']}>
        <Picture src={photos[0]?.large} alt="" fallback={t('card.noPicture')} priority />
        {photos.length > 1 && (
          <ul className={styles['thumbnails']}>
            {photos.slice(1, 7).map(({ id, small }) => (
              <li key={id}>
                <Picture src={small} alt="" fallback={t('card.noPicture')} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles['side']}>
        <p className={styles['price']}>
          <span>{previewPrice({ pair, values }, language) ?? t('preview.noPrice')}</span>
          {values.negotiable && <Chip>{t('preview.negotiable')}</Chip>}
        </p>
        <h3 className={styles['title']} dir="auto">
          {values.title.trim() || t('preview.noTitle')}
        </h3>
        <p className={styles['place']}>
          <PinIcon />
          <span>{values.location === '' ? t('preview.noPlace') : placeOf(values, language)}</span>
        </p>
        <ul className={styles['chips']}>
          {hasCondition(pair.category) && (
            <li>
              <Chip tone="brand">{t(`conditions.${values.condition}`)}</Chip>
            </li>
          )}
          <li>
            <Chip>{`${nameOf(pair.category)} › ${nameOf(pair.subcategory)}`}</Chip>
          </li>
          {previewFacts({ pair, values }, language).map((fact) => (
            <li key={fact}>
              <Chip>{fact}</Chip>
            </li>
          ))}
          {values.paymentOptions.map((option) => (
            <li key={option}>
              <Chip>{t(`paymentOptions.${option}`)}</Chip>
            </li>
          ))}
        </ul>
        <p className={styles['description']} dir="auto">
          {values.description.trim() || t('preview.noDescription')}
        </p>
      </div>
    </article>
  )
}
