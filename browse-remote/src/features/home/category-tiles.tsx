import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { encodeUrlText } from '@adamarket/shared/domain/text/encode-url-text.ts'
import { categoryTiles } from '@adamarket/shared/domain/search/known-queries.ts'
import {
  BriefcaseIcon,
  BuildingIcon,
  CarIcon,
  KeyIcon,
  LaptopIcon,
  MobileIcon,
  SofaIcon,
} from '@adamarket/shared/ui/icons/categories.tsx'
import { useId } from 'react'

import styles from './category-tiles.module.css'

const icons = {
  car: CarIcon,
  'Property for Sale': BuildingIcon,
  'Property for Rent': KeyIcon,
  Jobs: BriefcaseIcon,
  Mobiles: MobileIcon,
  Electronics: LaptopIcon,
  Furniture: SofaIcon,
} as const

/** Seven links to searches (specification, section 2.2). */
export function CategoryTiles() {
  const t = useTranslations('browse')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {t('home.categories')}
      </h2>
      <ul role="list" className={styles['grid']}>
        {categoryTiles.map(({ name }) => {
          const Icon = icons[name]
          return (
            <li key={name}>
              <Link to={`${paths.search}?query=${encodeUrlText(name)}`} className={styles['tile']}>
                <span className={styles['disc']}>
                  <Icon size="1.875rem" />
                </span>
                <span className={styles['name']}>{t(`tiles.${name}`)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
