import type { Firestore } from 'firebase/firestore/lite'
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite'

import { attacker, victim } from './valid.ts'

/** Something that is refused whatever it carries: `own` is an ad of the attacker's, `held` one that waits. */
export type Trespass = readonly [how: string, attempt: (client: Firestore) => Promise<unknown>]

const get = (path: string) => (client: Firestore) => getDoc(doc(client, path))
const remove = (path: string) => (client: Firestore) => deleteDoc(doc(client, path))
const change = (path: string, fields: Record<string, unknown>) => (client: Firestore) =>
  updateDoc(doc(client, path), fields)
const write = (path: string, fields: object) => (client: Firestore) =>
  setDoc(doc(client, path), fields)
const list = (path: string, most: number) => (client: Firestore) =>
  getDocs(query(collection(client, path), limit(most)))

/** What has to be there for them. */
export const groundOfTrespass: Readonly<Record<string, object>> = {
  'posts/own': {
    title: 'Own',
    price: 1,
    userId: attacker.uid,
    timestamp: '2026-01-01T00:00:00.000Z',
  },
  'posts/held': { title: 'Held', userId: attacker.uid, status: 'held' },
  'posts/other': { title: 'Other', userId: victim.uid },
  [`users/${victim.uid}/favourites/own`]: { title: 'Own' },
  [`reports/other_${attacker.uid}`]: { listingId: 'other', userId: attacker.uid, reason: 'scam' },
  [`reports/own_${victim.uid}`]: { listingId: 'own', userId: victim.uid, reason: 'scam' },
  [`limits/${attacker.uid}`]: { posts: [] },
  'searchIndex/newest/searchEntries/0': { postId: 'own' },
}

export const trespasses: readonly [Trespass, ...Trespass[]] = [
  ['listing ads without an end', (client) => getDocs(collection(client, 'posts'))],
  ['listing too many ads', list('posts', 101)],
  [
    'listing all ads of somebody else',
    (client) => getDocs(query(collection(client, 'posts'), where('userId', '==', victim.uid))),
  ],
  [
    'counting the ads of somebody else',
    (client) => getCount(query(collection(client, 'posts'), where('userId', '==', victim.uid))),
  ],
  [
    'counting ads that wait',
    (client) => getCount(query(collection(client, 'posts'), where('status', '==', 'held'))),
  ],
  ['listing profiles', list('users', 1)],
  ['listing reports', list('reports', 1)],
  ['listing limits', list('limits', 1)],
  ["listing somebody else's favourites", list(`users/${victim.uid}/favourites`, 1)],
  ['listing too many favourites', list(`users/${attacker.uid}/favourites`, 501)],
  [
    'looking for an ad in all favourites',
    (client) => getDocs(query(collectionGroup(client, 'favourites'), limit(1))),
  ],
  [
    'looking for an e-mail address',
    (client) =>
      getDocs(
        query(collection(client, 'users'), where('email', '==', 'ayse@example.com'), limit(1)),
      ),
  ],
  ['listing too much of search', list('searchIndex/newest/searchEntries', 101)],
  [
    'listing all of search, in order',
    (client) =>
      getDocs(query(collection(client, 'searchIndex/newest/searchEntries'), orderBy('postId'))),
  ],
  [
    'listing search across its orders',
    (client) => getDocs(query(collectionGroup(client, 'searchEntries'), limit(1))),
  ],
  ["reading one of somebody else's favourites", get(`users/${victim.uid}/favourites/own`)],
  ['reading an entry of search', get('searchIndex/newest/searchEntries/0')],
  ["reading one's own report", get(`reports/other_${attacker.uid}`)],
  ["reading somebody else's report", get(`reports/own_${victim.uid}`)],
  ["reading one's own limits", get(`limits/${attacker.uid}`)],
  ['becoming trusted', write(`limits/${attacker.uid}`, { isTrusted: true })],
  ['forgetting a limit', remove(`limits/${attacker.uid}`)],
  [
    "writing somebody else's limits",
    write(`limits/${victim.uid}`, { reportsWaitUntil: new Date() }),
  ],
  ['writing to search', write('searchIndex/newest/searchEntries/1', { postId: 'own' })],
  ['taking an ad out of search', remove('searchIndex/newest/searchEntries/0')],
  ['starting search anew', write('searchIndex/rebuild', { stage: 'posts', after: '', seen: 0 })],
  ["taking over somebody else's ad", change('posts/other', { userId: attacker.uid })],
  ["changing somebody else's price", change('posts/other', { price: 1 })],
  ["marking somebody else's ad as sold", change('posts/other', { status: 'sold' })],
  ["deleting somebody else's ad", remove('posts/other')],
  ['giving an ad away', change('posts/own', { userId: victim.uid })],
  ['letting an ad of nobody be', change('posts/own', { userId: deleteField() })],
  ['making an ad younger', change('posts/own', { timestamp: new Date().toISOString() })],
  ['holding back an ad oneself', change('posts/own', { status: 'held' })],
  ['letting go of an ad that waits', change('posts/held', { status: 'active' })],
  ['letting go of it by leaving it out', change('posts/held', { status: deleteField() })],
  ['taking the price away', change('posts/own', { price: deleteField() })],
  ['a field deep in an ad', change('posts/own', { 'seller.isTrusted': true })],
  ["changing somebody else's profile", change(`users/${victim.uid}`, { about: '' })],
  ["deleting somebody else's profile", remove(`users/${victim.uid}`)],
  ["deleting one's own profile", remove(`users/${attacker.uid}`)],
  ["taking one's name away", change(`users/${attacker.uid}`, { name: deleteField() })],
  ["removing somebody else's favourite", remove(`users/${victim.uid}/favourites/own`)],
  ['taking a report back', remove(`reports/other_${attacker.uid}`)],
  ['changing a report', change(`reports/other_${attacker.uid}`, { reason: 'other' })],
  ['touching the report of somebody else', change(`reports/own_${victim.uid}`, { reason: 'scam' })],
  ['deleting a collection that is not there', remove(`users/${attacker.uid}/private/1`)],
]
