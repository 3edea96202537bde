import type { ComponentType } from 'react'

import { Actions } from '#ui/kit/actions.tsx'
import { Colours, Type } from '#ui/kit/colours.tsx'
import { Feedback } from '#ui/kit/feedback.tsx'
import { Forms } from '#ui/kit/forms.tsx'
import { IconSet } from '#ui/kit/icon-set.tsx'
import styles from '#ui/kit/kit.module.css'
import { Listings } from '#ui/kit/listings.tsx'
import { Overlays } from '#ui/kit/overlays.tsx'
import { Logos, Posters } from '#ui/kit/posters.tsx'

const sections: readonly (readonly [title: string, content: ComponentType])[] = [
  ['Logo', Logos],
  ['Type', Type],
  ['Buttons, chips, avatars', Actions],
  ['Forms', Forms],
  ['Listings', Listings],
  ['Feedback', Feedback],
  ['Menus and dialogs', Overlays],
  ['Colours', Colours],
  ['Icons', IconSet],
]

/** Every component in every state, in both themes. For developers, in English only. */
export function KitPage() {
  return (
    <div className={styles['page']} id="kit">
      <h1 className={styles['heading']}>The AdaMarket kit</h1>
      <Posters />
      {sections.map(([title, Content]) => (
        <section key={title}>
          <h2 className={styles['heading']}>{title}</h2>
          <div className={styles['themes']}>
            <div data-theme="light" className={styles['theme']}>
              <Content />
            </div>
            <div data-theme="dark" className={styles['theme']}>
              <Content />
            </div>
          </div>
        </section>
      ))}
    </div>
  )
}
