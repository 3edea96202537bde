import { findMatches } from '@adamarket/shared/domain/search/find-matches.ts'
import { Fragment } from 'react'

import styles from './highlighted.module.css'

type Props = {
  readonly text: string
  /** The text of the search. */
  readonly query: string
}

/** A text with the occurrences of the query marked. */
export function Highlighted({ text, query }: Props) {
  const matches = findMatches(text, query)
  return (
    <>
      {matches.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(matches[index - 1]?.end ?? 0, start)}
          <mark className={styles['match']}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.end ?? 0)}
    </>
  )
}
