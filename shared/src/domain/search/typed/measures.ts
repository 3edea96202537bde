import type { Currency } from '#domain/money/money.ts'

import type { Meaning } from './phrases.ts'
import type { Part, Phrase, Token } from './read-phrases.ts'

/** One number, or two with something between them, and what stands around: a price, a year, kilometres, an area. */
export type Measure = Part & {
  readonly min?: number
  readonly max?: number
  /** A number alone, without a bound. */
  readonly value?: number
  readonly currency?: Currency
  readonly unit?: 'km' | 'miles' | 'm2' | 'dönüm' | 'other'
  /** `85k`, `85 bin`. */
  readonly isScaled: boolean
  readonly isOfYears: boolean
  /** Two numbers with nothing but a dash between them: a price, years, or a size. */
  readonly isDashed?: boolean
}

type Amount = Pick<Measure, 'from' | 'to' | 'currency' | 'unit' | 'isScaled'> & {
  readonly value: number
  readonly factor: number
}

const numberForm = /^\d+(?:[.,]\d+)*$/
const thousands = /[.,](?=\d{3}(?:\D|$))/g
const dashes = new Set(['-', '–'])

/** The measures in a text, in order. */
export function measuresIn(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
): readonly Measure[] {
  const read = createReader(tokens, phrases)
  const found: Measure[] = []
  let at = 0
  while (at < tokens.length) {
    const measure = read(at)
    if (measure) found.push(measure)
    at = measure?.to ?? at + 1
  }
  return found
}

function createReader(tokens: readonly Token[], phrases: readonly Phrase[]) {
  const startingAt = new Map(phrases.map((phrase) => [phrase.from, phrase]))
  /** Numbers that belong to a name. */
  const named = new Set(
    phrases.flatMap(({ from, to }) =>
      to - from > 1 ? [...Array(to - from).keys()].map((i) => from + i) : [],
    ),
  )

  const meaningAt = <Is extends Meaning['is']>(at: number, is: Is) => {
    const phrase = startingAt.get(at)
    const meaning = phrase?.meanings.find(
      (one): one is Extract<Meaning, { is: Is }> => one.is === is,
    )
    return phrase && meaning && { meaning, to: phrase.to }
  }

  const amountAt = (from: number): Amount | undefined => {
    const before = meaningAt(from, 'currency')
    const at = before?.to ?? from
    const word = tokens[at]?.word ?? ''
    if (!numberForm.test(word) || named.has(at)) return undefined
    const factor = meaningAt(at + 1, 'factor')
    const afterFactor = factor?.to ?? at + 1
    const scale = factor?.meaning.factor ?? 1
    const after = before ? undefined : meaningAt(afterFactor, 'currency')
    const unit = meaningAt(afterFactor, 'unit')
    const other = meaningAt(afterFactor, 'otherUnit')
    const currency = (before ?? after)?.meaning.currency
    return {
      from,
      to: after?.to ?? unit?.to ?? other?.to ?? afterFactor,
      value: Number(word.replace(thousands, '').replace(',', '.')) * scale,
      factor: scale,
      isScaled: factor !== undefined,
      ...(currency && { currency }),
      ...((unit ?? other) && { unit: unit?.meaning.unit ?? 'other' }),
    }
  }

  /** Two amounts, of which the second says the unit of both. */
  const between = (from: number, first: Amount, second: Amount, to: number): Measure => {
    const { value: max, ...rest } = { ...first, ...second }
    const min = first.value * (first.isScaled ? 1 : second.factor)
    return { ...rest, from, to, min, max, isOfYears: false }
  }

  const bounded = (
    amount: Amount,
    { bound, isOfYears }: Pick<Extract<Meaning, { is: 'bound' }>, 'bound' | 'isOfYears'>,
    from: number,
    to: number,
  ): Measure => {
    const { value, ...rest } = amount
    return { ...rest, from, to, [bound]: value, isOfYears }
  }

  const afterWord = (from: number): Measure | undefined => {
    const range = meaningAt(from, 'range')
    const bound = startingAt.get(from)
    const first = bound && amountAt(bound.to)
    if (!bound || !first) return undefined
    if (range?.meaning.side === 'before') {
      const connector = meaningAt(first.to, 'range')
      const second = connector && amountAt(connector.to)
      if (second) return between(from, first, second, second.to)
      return tokens[from]?.word === 'from'
        ? bounded(first, { bound: 'min', isOfYears: false }, from, first.to)
        : undefined
    }
    const meaning = bound.meanings.find((one) => one.is === 'bound' && one.side === 'before')
    return meaning?.is === 'bound' ? bounded(first, meaning, from, first.to) : undefined
  }

  const afterNumber = (from: number): Measure | undefined => {
    const first = amountAt(from)
    if (!first) return undefined
    const isDash = dashes.has(tokens[first.to]?.word ?? '')
    const connector = meaningAt(first.to, 'range')
    const second = amountAt(isDash ? first.to + 1 : (connector?.to ?? first.to))
    const end = second && meaningAt(second.to, 'range')
    const isClosed = end?.meaning.side === 'after'
    if (second && (isClosed || isDash || tokens[first.to]?.word === 'to')) {
      const measure = between(from, first, second, isClosed ? end.to : second.to)
      return isDash && !isClosed ? { ...measure, isDashed: true } : measure
    }
    if (tokens[first.to]?.word === '+')
      return bounded(first, { bound: 'min', isOfYears: true }, from, first.to + 1)
    const bound = startingAt.get(first.to)
    const meaning = bound?.meanings.find((one) => one.is === 'bound' && one.side === 'after')
    if (bound && meaning?.is === 'bound') {
      return bounded(first, meaning, from, bound.to)
    }
    const model = meaningAt(first.to, 'model')
    return {
      ...first,
      to: model?.to ?? first.to,
      isOfYears: model !== undefined,
    }
  }

  return (from: number) => afterWord(from) ?? afterNumber(from)
}
