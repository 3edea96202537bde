import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Category } from '@adamarket/shared/domain/category-tree.ts'
import { IconButton } from '@adamarket/shared/ui/button.tsx'
import { Dialog } from '@adamarket/shared/ui/dialog.tsx'
import { ArrowBackIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { useState } from 'react'

import { CategoryBrowser } from '#features/categories/category-browser.tsx'
import type { CategoryPair } from '#features/categories/category-pair.ts'

type Props = {
  readonly open: boolean
  /** The category that is open at first. */
  readonly category: Category
  readonly onClose: () => void
  readonly onChoose: (pair: CategoryPair) => void
}

/** Changes the category of a listing while it is written. */
export function CategoryDialog({ open, onClose, ...rest }: Props) {
  const t = useTranslations('post')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('form.changeCategory')}
      closeLabel={t('form.close')}
      size="lg"
    >
      <Choices {...rest} />
    </Dialog>
  )
}

function Choices({ category, onChoose }: Pick<Props, 'category' | 'onChoose'>) {
  const t = useTranslations('post')
  const [chosen, setChosen] = useState<Category | undefined>(category)
  return (
    <CategoryBrowser
      chosen={chosen}
      back={(className) => (
        <IconButton
          className={className}
          label={t('picker.back')}
          icon={<ArrowBackIcon />}
          onClick={() => setChosen(undefined)}
        />
      )}
      category={(name, parts) => (
        <button type="button" onClick={() => setChosen(name)} {...parts} />
      )}
      pair={(pair, parts) => <button type="button" onClick={() => onChoose(pair)} {...parts} />}
    />
  )
}
