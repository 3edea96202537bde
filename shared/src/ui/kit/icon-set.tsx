import * as actions from '#ui/icons/actions.tsx'
import * as categories from '#ui/icons/categories.tsx'
import * as contact from '#ui/icons/contact.tsx'
import * as navigation from '#ui/icons/navigation.tsx'
import * as status from '#ui/icons/status.tsx'
import styles from '#ui/kit/kit.module.css'
import { Specimen } from '#ui/kit/specimen.tsx'

const files = { navigation, actions, contact, status, categories }

export function IconSet() {
  return Object.entries(files).map(([file, icons]) => (
    <Specimen key={file} name={`icons/${file}.tsx`}>
      {Object.entries(icons).map(([name, Icon]) => (
        <div key={name} className={styles['icon']}>
          <Icon size="1.75rem" />
          {name.replace(/Icon$/, '')}
        </div>
      ))}
    </Specimen>
  ))
}
