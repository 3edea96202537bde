import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Notice } from '@adamarket/shared/ui/notice.tsx'

import type { EntryErrors } from './check-entry.ts'

type Props = {
  readonly errors: EntryErrors<string>
  /** The failure, as a sentence. */
  readonly failure: string | undefined
}

/** Shown above a form: what to correct, or why it could not be submitted. */
export function EntryProblems({ errors, failure }: Props) {
  const t = useTranslations('account')
  const invalid = Object.values(errors).filter((error) => error !== undefined)
  if (invalid.length > 0) {
    const title = t('entry.summary', { count: invalid.length })
    return (
      <Notice tone="danger" title={title}>
        <ul>
          {invalid.map((error) => (
            <li key={error}>{t(`entry.invalid.${error}`)}</li>
          ))}
        </ul>
      </Notice>
    )
  }
  return failure === undefined ? null : <Notice tone="danger">{failure}</Notice>
}
