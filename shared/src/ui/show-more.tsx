import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import styles from '#ui/show-more.module.css'

type ShowMoreProps = {
  readonly label: string
  readonly onShowMore: () => void
  readonly loading?: boolean | undefined
  /** How much is shown, `24 of 96`, and the same as a share between 0 and 1, where it is known. */
  readonly shown?: { readonly text: string; readonly share: number } | undefined
}

/** The end of a list that goes on. */
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
