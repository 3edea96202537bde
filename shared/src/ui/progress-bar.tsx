import { joinClasses } from './join-classes.ts'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  /** The label for screen readers. */
  readonly label: string
  /** Between 0 and 1; absent while unknown. */
  readonly value?: number | undefined
  readonly className?: string | undefined
}

/** Shows progress. */
export function ProgressBar({ label, value, className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
      className={joinClasses(styles['bar'], className)}
    >
      <div
        className={joinClasses(styles['fill'], value === undefined && styles['unknown'])}
        style={value === undefined ? undefined : { width: `${value * 100}%` }}
      />
    </div>
  )
}
