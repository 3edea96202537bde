import { joinClasses } from '#ui/join-classes.ts'
import styles from '#ui/skeleton.module.css'

type SkeletonProps = {
  /** Any CSS length; give the final size of what is on its way. */
  readonly height?: string | undefined
  readonly width?: string | undefined
  /** Width to height, instead of a height. */
  readonly ratio?: string | undefined
  readonly className?: string | undefined
}

/** The place of something that is on its way. Say so once, with text, around all of them. */
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
