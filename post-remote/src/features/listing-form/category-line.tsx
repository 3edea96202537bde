import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import { useState } from 'react'

import { useCategoryName } from '@adamarket/shared/site-ui/use-category-name.ts'
import type { CategoryPair } from '#features/categories/category-pair.ts'

import { CategoryDialog } from './category-dialog.tsx'
import styles from './listing-form.module.css'

type Props = { readonly pair: CategoryPair; readonly onMove: (pair: CategoryPair) => void }

/** The category and subcategory, read-only, with a button to change them. */
export function CategoryLine({ pair, onMove }: Props) {
  const t = useTranslations('post')
  const nameOf = useCategoryName()
  const [isChanging, setIsChanging] = useState(false)
  return (
    <div className={styles['category']}>
      <Field label={t('form.category')}>
        <TextInput readOnly value={nameOf(pair.category)} />
      </Field>
      <Field label={t('form.subcategory')}>
        <TextInput readOnly value={nameOf(pair.subcategory)} />
      </Field>
      <Button onClick={() => setIsChanging(true)}>{t('form.changeCategory')}</Button>
      <CategoryDialog
        open={isChanging}
        category={pair.category}
        onClose={() => setIsChanging(false)}
        onChoose={(chosen) => {
          setIsChanging(false)
          onMove(chosen)
        }}
      />
    </div>
  )
}
