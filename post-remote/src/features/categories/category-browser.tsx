import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Category } from '@adamarket/shared/domain/category-tree.ts'
import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import { useCategoryName } from '@adamarket/shared/site-ui/use-category-name.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { SearchIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'

import type { CategoryPair } from './category-pair.ts'

import styles from './category-browser.module.css'
import { CategoryIcon } from './category-icon.tsx'
import type { findCategories } from './find-categories.ts'

type Parts = { readonly className: string; readonly children: ReactNode }

type Props = {
  /** The category whose subcategories are listed; without one, the categories are. */
  readonly chosen: Category | undefined
  /** The link back to the categories. */
  readonly back: (className: string) => ReactNode
  readonly category: (category: Category, parts: Parts) => ReactNode
  readonly pair: (pair: CategoryPair, parts: Parts) => ReactNode
}

/** The two steps of choosing a category, and a search across both. */
export function CategoryBrowser({ chosen, back, category, pair }: Props) {
  const t = useTranslations('post')
  const nameOf = useCategoryName()
  const [text, setText] = useState('')
  const find = useFinder(text)
  // The categories stay in sight until the search is loaded, and when it cannot be.
  const isSearching = find !== undefined && text.trim() !== ''
  const found = isSearching ? find(text) : []
  return (
    <div className={styles['browser']}>
      <Field label={t('categories.search')} labelHidden>
        <TextInput
          type="search"
          icon={<SearchIcon />}
          placeholder={t('categories.search')}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <p role="status" className={styles['found']}>
        {isSearching && t('categories.found', { count: found.length })}
      </p>
      {isSearching && (
        <ul className={styles['choices']}>
          {found.map((one) => (
            <li key={`${one.category}/${one.subcategory}`}>
              {pair(one, {
                className: styles['choice'] ?? '',
                children: (
                  <>
                    <span className={styles['icon']}>
                      <CategoryIcon category={one.category} />
                    </span>
                    <span className={styles['names']}>
                      <span>{nameOf(one.subcategory)}</span>
                      <span className={styles['within']}>{nameOf(one.category)}</span>
                    </span>
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      )}
      {!isSearching && chosen === undefined && (
        <ul className={styles['choices']}>
          {categoryTree.map(({ name }) => (
            <li key={name}>
              {category(name, {
                className: styles['choice'] ?? '',
                children: (
                  <>
                    <span className={styles['icon']}>
                      <CategoryIcon category={name} />
                    </span>
                    <span className={styles['names']}>{nameOf(name)}</span>
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      )}
      {!isSearching && chosen !== undefined && (
        <Subcategories chosen={chosen} back={back} pair={pair} />
      )}
    </div>
  )
}

/** The search by names in all languages, loaded once it is used; each letter tries again. */
function useFinder(text: string): typeof findCategories | undefined {
  const [finder, setFinder] = useState<{ readonly find: typeof findCategories }>()
  useEffect(() => {
    if (text === '' || finder) return
    void import('./find-categories.ts').then(
      (loaded) => setFinder({ find: loaded.findCategories }),
      () => undefined,
    )
  }, [text, finder])
  return finder?.find
}

function Subcategories({
  chosen,
  back,
  pair,
}: Pick<Props, 'back' | 'pair'> & { readonly chosen: Category }) {
  const nameOf = useCategoryName()
  const subcategories = categoryTree.find(({ name }) => name === chosen)?.subcategories ?? []
  return (
    <>
      <div className={styles['chosen']}>
        {back(styles['back'] ?? '')}
        <h2>{nameOf(chosen)}</h2>
      </div>
      <ul className={styles['choices']}>
        {subcategories.map((subcategory) => (
          <li key={subcategory}>
            {pair(
              { category: chosen, subcategory },
              {
                className: styles['choice'] ?? '',
                children: <span className={styles['names']}>{nameOf(subcategory)}</span>,
              },
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
