import { formatAddedDate } from '#domain/listing/added-on.ts'

import { useOnDevice } from './use-on-device.ts'

type Props = {
  readonly timestamp: string | undefined
  readonly language: string
  /** Shown when there is no date. */
  readonly noDate?: string | undefined
}

/** When a listing was added, in a form short enough for a card. */
export function AddedDate({ timestamp, language, noDate }: Props) {
  const now = useOnDevice(() => new Date(), undefined)
  const date = formatAddedDate(timestamp, language, now)
  if (date === undefined) return noDate
  return <time dateTime={timestamp}>{date}</time>
}
