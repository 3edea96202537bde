import { hrefs, paths, readCompared } from '@adamarket/shared/contract/paths.ts'
import { Link, useSearchParams } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { monthOfRates } from '@adamarket/shared/domain/money/month-of-rates.ts'
import { currencies, parseCurrency } from '@adamarket/shared/domain/money/money.ts'
import type { Currency } from '@adamarket/shared/domain/money/money.ts'
import { loadAttributeTexts } from '@adamarket/shared/i18n/attributes/attribute-texts.ts'
import { contactTexts } from '@adamarket/shared/i18n/contact-texts.ts'
import { Failure } from '@adamarket/shared/site-ui/failure.tsx'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { ShareButton } from '@adamarket/shared/site-ui/share-button.tsx'
import { storedCurrency } from '@adamarket/shared/state/stored-currency.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { Checkbox } from '@adamarket/shared/ui/choice-group.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { HeartIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { ListingCardsLoading } from '@adamarket/shared/ui/listing-cards-loading.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import { Suspense, use, useState } from 'react'

import page from '#components/page.module.css'

import { compareTexts } from './compare-texts.ts'
import { comparedRows } from './compared-rows.ts'
import { ComparedTable } from './compared-table.tsx'
import styles from './compare.module.css'
import type { Compared } from './use-compared.ts'
import { useCompared } from './use-compared.ts'

/** Two to four listings side by side (specification, section 2.17); their ids are in the address. */
export function ComparePage() {
  const t = compareTexts(useLocale())
  const [params] = useSearchParams()
  const ids = readCompared(params)
  const compared = useCompared(ids)
  return (
    <div className={page['page']}>
      <PageHead title={t('title')} path={hrefs.compare(ids)} isUnlisted />
      <h1>{t('title')}</h1>
      {compared.status === 'loading' && <ListingCardsLoading label={t('loading')} />}
      {compared.status === 'failed' && (
        <Failure title={t('failed')} error={compared.error} onTryAgain={compared.retry} />
      )}
      {compared.status === 'ready' && (
        <Suspense fallback={<ListingCardsLoading label={t('loading')} />}>
          <Comparison ids={ids} {...compared.value} />
        </Suspense>
      )}
    </div>
  )
}

function Comparison({ ids, listings, rates }: Compared & { readonly ids: readonly string[] }) {
  const language = useLocale()
  const t = compareTexts(language)
  const contactText = contactTexts(language)
  const attributes = use(loadAttributeTexts(language))
  const now = useOnDevice(() => new Date(), undefined)
  const stored = useOnDevice(() => storedCurrency.read(), undefined)
  const [chosen = stored, setChosen] = useState<Currency>()
  const [isShort, setShort] = useState(false)
  const currency = chosen ?? usualCurrency(listings.map((listing) => listing.currency))
  if (listings.length < 2) return <TooFew />
  const rows = comparedRows(listings, { language, attributes, currency, rates, now })
  const isConverted = listings.some((listing) => listing.currency !== currency)
  const month = monthOfRates(rates, language)
  return (
    <>
      {listings.length < ids.length && (
        <Notice tone="info">{t('gone', { count: ids.length - listings.length })}</Notice>
      )}
      <div className={styles['controls']}>
        <Field label={t('currency')}>
          <Select
            value={currency}
            onChange={({ currentTarget }) => {
              const wanted = parseCurrency(currentTarget.value)
              setChosen(wanted)
              storedCurrency.write(wanted)
            }}
          >
            {currencies.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
        <Checkbox label={t('onlyDifferent')} checked={isShort} onChange={setShort} />
        <ShareButton
          label={t('share')}
          copied={t('copied')}
          failed={(text) => contactText('copyFailed', { text })}
          title={t('title')}
          path={hrefs.compare(listings.map(({ id }) => id))}
        />
      </div>
      <ComparedTable
        listings={listings}
        rows={isShort ? rows.filter(({ differs }) => differs) : rows}
      />
      {isConverted && <small className={styles['rates']}>{t('rates', { month })}</small>}
    </>
  )
}

/** The currency of most listings. */
function usualCurrency(all: readonly string[]): Currency {
  const [usual] = currencies.toSorted(
    (a, b) => all.filter((one) => one === b).length - all.filter((one) => one === a).length,
  )
  return usual ?? currencies[0]
}

function TooFew() {
  const t = compareTexts(useLocale())
  return (
    <EmptyState
      title={t('tooFew')}
      text={t('tooFewHint')}
      illustration={<HeartIcon />}
      actions={
        <Link to={paths.favourites} className={buttonClass({ variant: 'primary' })}>
          {t('favourites')}
        </Link>
      }
    />
  )
}
