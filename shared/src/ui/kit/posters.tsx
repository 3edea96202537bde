import { buttonClass } from '#ui/button.tsx'
import styles from '#ui/kit/kit.module.css'
import { Logo } from '#ui/logo.tsx'
import { Poster } from '#ui/poster.tsx'
import evening from '#ui/posters/evening.svg'
import harbour from '#ui/posters/harbour.svg'
import market from '#ui/posters/market.svg'

const action = (
  <a href="#kit" className={buttonClass({ variant: 'primary', size: 'lg' })}>
    Look around
  </a>
)

export function Posters() {
  return (
    <div className={styles['stack']}>
      <Poster
        image={harbour}
        scene="harbour"
        title="The whole island in one place"
        text="Cars, homes and everything else, from Girne to Iskele."
        action={action}
        priority
      />
      <Poster image={market} scene="market" title="Good things, close to home" action={action} />
      <Poster
        image={evening}
        scene="evening"
        title="Find the key to your next home"
        action={action}
      />
    </div>
  )
}

export function Logos() {
  return (
    <div className={styles['logos']}>
      <Logo />
      <Logo height="3.5rem" />
      <Logo markOnly height="3.5rem" />
      <Logo markOnly height="1.25rem" />
      <div className={styles['onBrand']}>
        <Logo />
      </div>
    </div>
  )
}
