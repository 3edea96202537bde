import styles from './page.module.css'

/** An empty page, shown briefly until it is known which one to show. */
export function PageSkeleton() {
  return <div className={styles['page']} aria-busy="true" />
}
