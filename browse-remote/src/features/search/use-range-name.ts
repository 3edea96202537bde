import { useTranslations } from '@adamarket/shared/contract/texts.ts'

type Range = { readonly min?: number | undefined; readonly max?: number | undefined }

/** The name of a range with a lower bound, an upper bound or both, which `show` formats. */
export function useRangeName(): (range: Range, show: (bound: number) => string) => string {
  const t = useTranslations('browse')
  return ({ min, max }, show) => {
    if (min !== undefined && max !== undefined) return `${show(min)} – ${show(max)}`
    if (min !== undefined) return t('search.from', { price: show(min) })
    return t('search.upTo', { price: show(max ?? 0) })
  }
}
