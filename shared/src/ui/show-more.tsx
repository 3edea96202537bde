import { Button } from './button.tsx'
import { ProgressBar } from './progress-bar.tsx'
import styles from './show-more.module.css'

type ShowMoreProps = {
  readonly label: string
  readonly onShowMore: () => void
  readonly loading?: boolean | undefined
  /** What is shown of all, as text, `24 of 96`, and as a fraction between 0 and 1; absent while unknown. */
  readonly shown?: { readonly text: string; readonly share: number } | undefined
}

/** The button at the end of a list that has more entries. */
export function ShowMore({ label, onShowMore, loading, shown }: ShowMoreProps) {
  return (
    <div className={styles['more']}>
      {shown && (
        <>
          <p className={styles['text']}>{shown.text}</p>
          <ProgressBar label={shown.text} value={shown.share} className={styles['bar']} />
        </>
      )}
      <Button size="lg" loading={loading} onClick={onShowMore}>
        {label}
      </Button>
    </div>
  )
}
