import { useTranslation } from 'react-i18next'

type Range = { readonly min?: number | undefined; readonly max?: number | undefined }

/** The name of a range with a lower bound, an upper bound or both, which `show` formats. */
export function useRangeName(): (range: Range, show: (bound: number) => string) => string {
  const { t } = useTranslation('browse')
  return ({ min, max }, show) => {
    if (min !== undefined && max !== undefined) return `${show(min)} – ${show(max)}`
    if (min !== undefined) return t('search.from', { price: show(min) })
    return t('search.upTo', { price: show(max ?? 0) })
  }
}
