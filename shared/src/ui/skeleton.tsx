import { joinClasses } from './join-classes.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  /** Any CSS length; use the final size of what is loading. */
  readonly height?: string | undefined
  readonly width?: string | undefined
  /** Aspect ratio, instead of a height. */
  readonly ratio?: string | undefined
  readonly className?: string | undefined
}

/** The placeholder of something that is loading. Announce the loading once, with text, around all of them. */
export function Skeleton({ height, width = '100%', ratio, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(styles['skeleton'], className)}
      style={{
        height: height ?? (ratio === undefined ? '1em' : undefined),
        width,
        aspectRatio: ratio,
      }}
    />
  )
}
