import styles from './desk.module.css'

/** The shortcut of a button, inside it. Screen readers know it by `aria-keyshortcuts`. */
export function Key({ name }: { readonly name: string }) {
  return (
    <kbd aria-hidden="true" className={styles['key']}>
      {name}
    </kbd>
  )
}
