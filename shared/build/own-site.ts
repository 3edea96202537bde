import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'

/** Tells the checkouts on one machine apart, without saying where they are. */
export function checkoutId(root: string): string {
  return createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 8)
}

/** A site that tests are about to use. */
type Site = {
  readonly url: string
  /** Whether the user chose it, or it is the one that is tested by default. */
  readonly isNamed: boolean
  /** The checkout that says it serves it. */
  readonly checkout?: string
}

/** Whether the checkout at `root` serves the site. */
export function isOwnSite({ checkout }: Pick<Site, 'checkout'>, root: string): boolean {
  return checkout === checkoutId(root)
}

/**
 * Refuses the site of another checkout, unless the user named it: its tests would pass or fail for code that is
 * not here.
 */
export function refuseOtherSite(site: Site, root: string): void {
  if (site.isNamed || isOwnSite(site, root)) return
  throw new Error(
    `${site.url} is the site of another checkout, or of an older commit, and not of this one (${root}). Start this one's with npm start; while another one runs, with ADAMARKET_PORT_OFFSET=1000 npm start, and name its address: ADAMARKET_SITE_URL=http://localhost:4000. To test the other one's on purpose, name its address, too: ADAMARKET_SITE_URL=${site.url}.`,
  )
}
