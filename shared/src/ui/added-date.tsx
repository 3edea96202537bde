import { formatAddedOn } from '#domain/added-on.ts'

type Props = {
  readonly timestamp: string | undefined
  readonly language: string
  /** Shown in place of a date that is missing. */
  readonly noDate?: string
}

/** When a listing was added, in the few words a card has room for. */
export function AddedDate({ timestamp, language, noDate }: Props) {
  const [first, ...rest] = formatAddedOn(timestamp, language, { dateStyle: 'medium' }) ?? ''
  if (first === undefined) return noDate
  return <time dateTime={timestamp}>{first.toLocaleUpperCase(language) + rest.join('')}</time>
}
