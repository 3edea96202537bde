import type { ReactNode } from 'react'

import { CameraIcon } from '#ui/icons/actions.tsx'

import { Card, cardControlClass, cardLinkClass } from './card.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './listing-card.module.css'
import { Picture } from './picture.tsx'

/** The width of the picture at the window widths where it changes: see the CSS modules of both layouts. */
const pictureWidth = {
  tile: '(min-width: 1200px) 18rem, (min-width: 900px) 23vw, (min-width: 640px) 31vw, 47vw',
  row: '(min-width: 640px) 18rem, 8.5rem',
} as const

type LinkParts = { readonly className: string; readonly children: ReactNode }

type ListingCardProps = {
  readonly title: string
  /** Formatted, with its currency. */
  readonly price: string
  /** Renders the link to the listing: the router's Link with these props. */
  readonly link: (parts: LinkParts) => ReactNode
  readonly picture?: string | undefined
  /** Shown instead of a picture: `No Image Available`. */
  readonly noPicture: string
  /** The number of pictures, if more than one. */
  readonly pictureCount?: number | undefined
  /** Visible when the page opens; `auto`: in a large window. */
  readonly priority?: boolean | undefined
  /** Over the picture: a Chip such as Sold. */
  readonly badge?: ReactNode
  /** In the corner of the picture: the favourite button. */
  readonly corner?: ReactNode
  /** Beside the price: the higher one from which it was reduced. */
  readonly was?: ReactNode
  /** Short facts beside the price: the year. */
  readonly facts?: ReactNode
  /** After the facts: what a search asks for, such as how far it is from somewhere. */
  readonly asked?: ReactNode
  readonly place: ReactNode
  readonly date: ReactNode
  /** Two lines of it, only in a row. */
  readonly description?: string | undefined
  /** Buttons below everything else. */
  readonly actions?: ReactNode
  /** `row` shows the picture beside the text. */
  readonly layout?: 'tile' | 'row' | undefined
  /** The heading level of the title; 3 by default. */
  readonly level?: 2 | 3 | undefined
}

/** A listing in a list: the picture, the price, then the title and the location. */
export function ListingCard({ layout = 'tile', level = 3, ...listing }: ListingCardProps) {
  const Title = `h${level}` as const
  const isRow = layout === 'row'
  return (
    <Card interactive padding="none" className={joinClasses(styles['card'], styles[layout])}>
      <div className={styles['media']}>
        <Picture
          src={listing.picture}
          sizes={pictureWidth[layout]}
          alt=""
          fallback={listing.noPicture}
          priority={listing.priority}
        />
        {listing.badge && <div className={styles['badge']}>{listing.badge}</div>}
        {listing.pictureCount !== undefined && (
          <span className={styles['count']} aria-hidden="true">
            <CameraIcon size="1.1em" />
            {listing.pictureCount}
          </span>
        )}
      </div>
      <div className={styles['body']}>
        <p className={styles['priceLine']}>
          <span className={styles['price']}>{listing.price}</span>
          {listing.was && <span className={styles['was']}>{listing.was}</span>}
          {listing.facts && <span className={styles['facts']}>{listing.facts}</span>}
          {listing.asked && <span className={styles['asked']}>{listing.asked}</span>}
        </p>
        <Title className={styles['title']} dir="auto">
          {listing.link({ className: cardLinkClass, children: listing.title })}
        </Title>
        {isRow && listing.description && (
          <p className={styles['description']} dir="auto">
            {listing.description}
          </p>
        )}
        <p className={styles['meta']}>
          <span>{listing.place}</span>
          <span>{listing.date}</span>
        </p>
      </div>
      {listing.actions && (
        <div className={joinClasses(styles['actions'], cardControlClass)}>{listing.actions}</div>
      )}
      {listing.corner && (
        <div className={joinClasses(styles['corner'], cardControlClass)}>{listing.corner}</div>
      )}
    </Card>
  )
}
