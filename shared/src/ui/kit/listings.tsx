import type { ReactNode } from 'react'

import { Button, IconButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { HeartIcon } from '#ui/icons/actions.tsx'
import { PhoneIcon, WhatsappIcon } from '#ui/icons/contact.tsx'
import styles from '#ui/kit/kit.module.css'
import { Specimen } from '#ui/kit/specimen.tsx'
import { ListingCardSkeleton } from '#ui/listing-card-skeleton.tsx'
import { ListingCard } from '#ui/listing-card.tsx'
import { ListingGrid } from '#ui/listing-grid.tsx'
import { Picture } from '#ui/picture.tsx'
import harbour from '#ui/posters/harbour.svg'
import market from '#ui/posters/market.svg'

const listing = {
  title: 'Honda Civic 1.6 i-VTEC, one owner, full service history, right-hand drive',
  price: '£8,950',
  picture: harbour,
  noPicture: 'No Image Available',
  place: 'Girne',
  date: 'today',
  link: ({ className, children }: { className: string; children: ReactNode }) => (
    <a href="#kit" className={className}>
      {children}
    </a>
  ),
}

export function Listings() {
  return (
    <>
      <Specimen name="ListingGrid, ListingCard, ListingCardSkeleton">
        <div className={styles['wide']}>
          <ListingGrid label="Listings">
            <li>
              <ListingCard
                {...listing}
                facts="2016"
                pictureCount={6}
                corner={
                  <IconButton size="sm" variant="secondary" label="Save" icon={<HeartIcon />} />
                }
              />
            </li>
            <li>
              <ListingCard
                {...listing}
                title="Yatak odası takımı"
                price="₺24.500"
                picture={market}
                place="Güzelyurt"
                date="4 July 2025"
                badge={<Chip tone="danger">Sold</Chip>}
              />
            </li>
            <li>
              <ListingCard {...listing} title="Room to let" picture={undefined} date="No date" />
            </li>
            <li>
              <ListingCardSkeleton />
            </li>
          </ListingGrid>
        </div>
      </Specimen>
      <Specimen name="ListingCard in a row, with actions">
        <div className={styles['wide']}>
          <ListingCard
            {...listing}
            layout="row"
            description="Cold air conditioning, new tyres, road tax paid until June. Serious buyers only, please, viewing in Karakum after five."
            actions={
              <>
                <Button size="sm" icon={<PhoneIcon />}>
                  Call
                </Button>
                <Button size="sm" icon={<WhatsappIcon />}>
                  WhatsApp
                </Button>
              </>
            }
          />
        </div>
        <div className={styles['wide']}>
          <ListingCardSkeleton layout="row" />
        </div>
      </Specimen>
      <Specimen name="Card">
        <Card>padding md</Card>
        <Card padding="lg">padding lg</Card>
        <Card interactive>interactive</Card>
      </Specimen>
      <Specimen name="Picture: cover, contain, none, one that fails">
        <div className={styles['picture']}>
          <Picture src={market} alt="A market stall" fallback="No Image Available" />
        </div>
        <div className={styles['picture']}>
          <Picture src={market} alt="A market stall" fallback="No Image Available" fit="contain" />
        </div>
        <div className={styles['picture']}>
          <Picture alt="" fallback="No Image Available" />
        </div>
        <div className={styles['picture']}>
          <Picture
            src="data:image/png,"
            priority
            alt=""
            fallback="No Image Available"
            ratio="square"
          />
        </div>
      </Specimen>
    </>
  )
}
