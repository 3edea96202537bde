import { randomUUID } from 'node:crypto'

import { civic } from '#fixtures/addresses.ts'
import { MailCatcher } from '#fixtures/mail-catcher.ts'
import type { Member, Members } from '#fixtures/members.ts'
import type { NetworkProxy } from '#fixtures/network-cut.ts'
import { pictureFiles } from '#fixtures/picture-files.ts'
import type { StoredListings } from '#fixtures/stored-listings.ts'
import type { StoredPictures } from '#fixtures/stored-pictures.ts'

import type { Page } from './page.ts'
import { poll } from './poll.ts'
import { byLabel, byRole, byText } from './query.ts'

/** What a journey can use; its data is removed afterwards. */
export type Visit = {
  readonly page: Page
  readonly network: NetworkProxy
  readonly members: Members
  readonly storedListings: StoredListings
  readonly storedPictures: StoredPictures
}

export type Journey = {
  readonly name: string
  readonly team: string
  readonly go: (visit: Visit) => Promise<void>
}

/** One for each team, the return to a page, and the start while offline. */
export const journeys: readonly Journey[] = [
  { name: 'home', team: 'browse', go: home },
  { name: 'search', team: 'browse', go: search },
  { name: 'listing', team: 'browse', go: listing },
  { name: 'sign in', team: 'account', go: async (visit) => void (await signIn(visit)) },
  { name: 'post with a photo', team: 'post', go: post },
  { name: 'back', team: 'account', go: comeBack },
  { name: 'contact form', team: 'static-pages', go: contact },
  { name: 'offline start', team: 'shell', go: startOffline },
]

const main = byRole('main')
const header = byRole('banner')
const featured = byRole('region', 'Featured Listings')
const civicCard = byRole('link', civic, featured)

async function home({ page }: Visit): Promise<void> {
  await page.open('/')
  await page.seeAll(10, byRole('listitem', undefined, featured))
  await page.see(civicCard)
  await page.see(byRole('link', /./, byRole('region', 'Browse by Category')))
  await seePictures(page)
}

async function search({ page }: Visit): Promise<void> {
  await page.open('/')
  await page.write(byRole('combobox', /./, header), 'civic\n')
  await page.see(byRole('heading', 'Search Results for "civic"'))
  await page.see(byRole('link', civic, byRole('region', 'Results')))
}

async function listing({ page }: Visit): Promise<void> {
  await page.open('/')
  await page.click(civicCard)
  await page.see(byRole('heading', civic, main))
  await page.see(byRole('region', 'Contact the seller', main))
  await page.click(byRole('button', /^Open photo/, main))
  await page.see(byRole('img', /^Photo 1 of/, byRole('dialog', /^Photos of/)))
}

async function signIn({ page, members }: Visit): Promise<Member> {
  const member = await members.create()
  await page.open('/login')
  await page.write(byLabel('Email', main), member.email)
  await page.write(byLabel('Password', main), member.password)
  await page.click(byRole('button', 'Sign in', main))
  const account = byRole('button', /^Your account, /, header)
  await page.see(account)
  // Stored in the browser.
  await page.open('/AboutUs')
  await page.see(account)
  return member
}

/** Browsers keep a page that is left, with what it has open. */
async function comeBack(visit: Visit): Promise<void> {
  const { page, members } = visit
  const heart = byRole('button', `Favourite: ${civic}`, featured)
  const member = await signIn(visit)
  const seeStored = (count: number) =>
    poll(
      `${count} stored favourites`,
      async () => (await members.left(member)).favourites === count,
    )
  await page.open('/favourites')
  await page.see(byText('No favourites yet', main))
  await page.open('/')
  await page.click(heart)
  await seeStored(1)
  await page.open('/robots.txt')
  await page.evaluate(() => history.back())
  await poll('the heart is pressed', () =>
    page.evaluate(() => document.querySelector('main [aria-pressed=true]') !== null),
  )
  await page.click(heart)
  await seeStored(0)
}

async function post(visit: Visit): Promise<void> {
  const { uid } = await signIn(visit)
  try {
    await postListing(visit)
  } finally {
    await visit.storedPictures.removeAllOf(uid)
  }
}

async function postListing({ page, storedListings }: Visit): Promise<void> {
  const title = `Sofa of linen ${randomUUID()}`
  await page.open('/post')
  await page.click(byRole('link', 'Furniture', main))
  await page.click(byRole('link', /Sofas/, main))
  await page.chooseFile(byLabel(/^Photos/, main), await pictureFiles.photo())
  await page.see(byText('All photos are uploaded.', main))
  await page.write(byLabel('Ad Title*', main), title)
  await page.write(byLabel('Description*', main), 'As good as new, from a home without smokers.')
  await page.choose(byLabel('Location*', main), 'Girne')
  await page.write(byLabel('Price*', main), '1.250,50')
  await page.write(byLabel('Mobile Phone Number*', main), '+905330000001')
  await page.click(byRole('button', 'Post Now', main))
  await page.see(byRole('heading', 'Your ad is live'))
  const [stored] = await storedListings.byTitle(title)
  const said = JSON.stringify(stored?.fields)
  // The photo is sideways in its file, and is stored upright.
  if (stored?.fields['price'] !== 1250.5 || !said.includes('1200x1600')) {
    throw new Error(`The listing is stored as ${said}`)
  }
  await page.open('/')
  await page.see(byRole('link', title, featured))
  await seePictures(page)
}

async function contact({ page }: Visit): Promise<void> {
  const message = `Do you deliver to Lefke? ${randomUUID()}`
  await page.open('/ContactUs')
  await page.write(byLabel('Name', main), 'Ayşe Kaya')
  await page.write(byLabel('Email', main), 'ayse@example.com')
  await page.write(byLabel('Message', main), message)
  await page.click(byRole('button', 'Send Message', main))
  await page.see(byText('Message sent successfully!', main))
  const [caught] = await new MailCatcher().caught(message)
  if (caught?.['user_name'] !== 'Ayşe Kaya')
    throw new Error('The message did not arrive as written')
}

async function startOffline({ page, network }: Visit): Promise<void> {
  await page.open('/')
  await seePictures(page)
  await poll('the site is cached on the device', () =>
    page.evaluate(async () => Boolean(await caches.match('/shell.html', { cacheName: 'current' }))),
  )
  network.cut()
  await page.open('/')
  await page.seeAll(10, byRole('listitem', undefined, featured))
  await page.see(civicCard)
  await seePictures(page)
  await page.see(byText(/^You’re offline\./))
}

/** Waits until some pictures of a page are loaded. */
async function seePictures(page: Page): Promise<void> {
  await poll('four pictures', () =>
    page.evaluate(() => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
      return pictures.filter(({ naturalWidth }) => naturalWidth > 0).length > 3
    }),
  )
}
