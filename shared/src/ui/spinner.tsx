import styles from './spinner.module.css'

type SpinnerProps = {
  /** Any CSS length; 1.25em by default. */
  readonly size?: string | undefined
  /** What is loading, announced when the spinner appears. Without it the spinner is decorative. */
  readonly label?: string | undefined
}

/** Shows that something is in progress for an unknown time. */
export function Spinner({ size = '1.25em', label }: SpinnerProps) {
  const ring = (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={styles['ring']}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" className={styles['track']} />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
  if (label === undefined) return ring
  return (
    <span role="status" aria-label={label} className={styles['box']}>
      {ring}
    </span>
  )
}
