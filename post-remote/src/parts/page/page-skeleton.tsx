import styles from '#parts/page/page.module.css'

/** Holds the place of a page until it is known which one it will be, for a moment. */
export function PageSkeleton() {
  return <div className={styles['page']} aria-busy="true" />
}
