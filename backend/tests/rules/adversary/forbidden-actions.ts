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
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite'

import { attacker, victim } from './valid.ts'

/** An action that is always denied: `own` is a listing of the attacker's, `held` one that is held back. */
export type ForbiddenAction = readonly [
  how: string,
  attempt: (client: Firestore) => Promise<unknown>,
]

const get = (path: string) => (client: Firestore) => getDoc(doc(client, path))
const remove = (path: string) => (client: Firestore) => deleteDoc(doc(client, path))
const change = (path: string, fields: Record<string, unknown>) => (client: Firestore) =>
  updateDoc(doc(client, path), fields)
const write = (path: string, fields: object) => (client: Firestore) =>
  setDoc(doc(client, path), fields)
const list = (path: string, max: number) => (client: Firestore) =>
  getDocs(query(collection(client, path), limit(max)))

/** The documents that they need. */
export const preparedDocuments: Readonly<Record<string, object>> = {
  'posts/own': {
    title: 'Own',
    price: 1,
    userId: attacker.uid,
    timestamp: '2026-01-01T00:00:00.000Z',
  },
  'posts/held': { userId: attacker.uid, status: 'held' },
  'withheldListings/held': { title: 'Held', userId: attacker.uid, status: 'held' },
  'posts/gone': { userId: victim.uid, status: 'removed' },
  'withheldListings/gone': { title: 'Gone', userId: victim.uid, status: 'removed' },
  'posts/other': { title: 'Other', userId: victim.uid },
  [`users/${victim.uid}/favourites/own`]: { title: 'Own' },
  [`users/${attacker.uid}/savedSearches/1`]: { name: 'Own', newCount: 3 },
  [`users/${victim.uid}/savedSearches/1`]: { name: 'Own', newCount: 3 },
  [`savedSearchIndex/${attacker.uid}_1`]: { userId: attacker.uid, keys: [] },
  [`users/${attacker.uid}/alerts/own`]: { waitsFor: 'day', searchId: '1' },
  [`users/${victim.uid}/alertSettings/favourites`]: { isOn: false, language: 'en' },
  [`users/${victim.uid}/pushSubscriptions/1`]: { endpoint: 'https://fcm.googleapis.com/1' },
  'pushMessages/1': { userId: attacker.uid },
  'favouriteWatchers/1': { userId: victim.uid, listingId: 'own' },
  [`users/${victim.uid}/blockedSellers/1`]: { sellerId: attacker.uid, name: 'A seller' },
  [`reports/other_${attacker.uid}`]: { listingId: 'other', userId: attacker.uid, reason: 'scam' },
  [`reports/own_${victim.uid}`]: { listingId: 'own', userId: victim.uid, reason: 'scam' },
  [`limits/${attacker.uid}`]: { posts: [] },
  'cases/own': { sellerId: attacker.uid, version: 1 },
  'auditLog/1': { by: victim.uid, caseId: 'own' },
  [`users/${attacker.uid}/notices/1`]: { action: 'remove' },
  [`users/${victim.uid}/notices/1`]: { action: 'remove' },
  'searchIndex/newest/searchEntries/0': { postId: 'own' },
  'listingStats/other': { views: 5, favourites: 2 },
  'listingStats/own': { views: 5, favourites: 2 },
}

export const forbiddenActions: readonly [ForbiddenAction, ...ForbiddenAction[]] = [
  ['listing listings without an end', (client) => getDocs(collection(client, 'posts'))],
  [
    'listing too many listings',
    (client) =>
      getDocs(query(collection(client, 'posts'), orderBy('timestamp', 'desc'), limit(22))),
  ],
  ['listing what remains of withheld listings', list('posts', 1)],
  [
    'listing what remains of removed listings',
    (client) =>
      getDocs(query(collection(client, 'posts'), where('status', '==', 'removed'), limit(1))),
  ],
  [
    'listing all listings of another user',
    (client) => getDocs(query(collection(client, 'posts'), where('userId', '==', victim.uid))),
  ],
  [
    'counting the listings of another user',
    (client) => getCount(query(collection(client, 'posts'), where('userId', '==', victim.uid))),
  ],
  [
    'counting listings that wait',
    (client) => getCount(query(collection(client, 'posts'), where('status', '==', 'held'))),
  ],
  ["reading the numbers of another user's listing", get('listingStats/other')],
  ['listing the numbers of listings', list('listingStats', 1)],
  ['counting many views at once', change('listingStats/other', { views: 100 })],
  ['taking views away', change('listingStats/other', { views: 0 })],
  ['counting favourites of their own', change('listingStats/own', { favourites: 3 })],
  ['deleting the numbers of a listing', remove('listingStats/own')],
  ['listing profiles', list('users', 1)],
  ['listing reports', list('reports', 1)],
  ['listing limits', list('limits', 1)],
  ["listing another user's favourites", list(`users/${victim.uid}/favourites`, 1)],
  ["listing another user's blocked sellers", list(`users/${victim.uid}/blockedSellers`, 1)],
  [
    'blocking more sellers than allowed',
    (client) =>
      setDoc(doc(client, `users/${attacker.uid}/blockedSellers/201`), {
        sellerId: victim.uid,
        name: '',
        blockedAt: new Date().toISOString(),
      }),
  ],
  [
    'adding a listing that does not exist to favourites',
    write(`users/${attacker.uid}/favourites/no-such-listing`, {
      addedAt: '2026-01-01T00:00:00.000Z',
      title: 'None',
      price: 1,
      currency: 'GBP',
    }),
  ],
  ['listing too many favourites', list(`users/${attacker.uid}/favourites`, 501)],
  [
    'looking for a listing in all favourites',
    (client) => getDocs(query(collectionGroup(client, 'favourites'), limit(1))),
  ],
  [
    'looking for an email address',
    (client) =>
      getDocs(
        query(collection(client, 'users'), where('email', '==', 'ayse@example.com'), limit(1)),
      ),
  ],
  ['listing deleted listings', list('deletedListings', 1)],
  ['forgetting that a listing was deleted', remove('deletedListings/own')],
  ['noting that a listing is deleted', write('deletedListings/other', { deletedAt: 0 })],
  ['counting listings', write('placeCounts/all', { Girne: 9 })],
  ['listing exchange rates', list('exchangeRates', 1)],
  ['changing exchange rates', write('exchangeRates/latest', { TRY: 1 })],
  ['deleting exchange rates', remove('exchangeRates/latest')],
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
  ["reading one of another user's favourites", get(`users/${victim.uid}/favourites/own`)],
  ["listing another user's saved searches", list(`users/${victim.uid}/savedSearches`, 1)],
  ["reading one of another user's saved searches", get(`users/${victim.uid}/savedSearches/1`)],
  [
    "changing another user's saved search",
    change(`users/${victim.uid}/savedSearches/1`, { name: '' }),
  ],
  ["removing another user's saved search", remove(`users/${victim.uid}/savedSearches/1`)],
  [
    'looking for a search in all saved ones',
    (client) => getDocs(query(collectionGroup(client, 'savedSearches'), limit(1))),
  ],
  ['saving more searches than allowed', write(`users/${attacker.uid}/savedSearches/21`, {})],
  [
    'counting new listings oneself',
    change(`users/${attacker.uid}/savedSearches/1`, { newCount: 9 }),
  ],
  ['reading by what searches are found', get(`savedSearchIndex/${attacker.uid}_1`)],
  [
    'changing by what searches are found',
    change(`savedSearchIndex/${attacker.uid}_1`, { keys: ['x'] }),
  ],
  ["reading another user's device", get(`users/${victim.uid}/pushSubscriptions/1`)],
  ["listing another user's devices", list(`users/${victim.uid}/pushSubscriptions`, 1)],
  ["removing another user's device", remove(`users/${victim.uid}/pushSubscriptions/1`)],
  [
    'having requests sent to another address',
    write(`users/${attacker.uid}/pushSubscriptions/1`, {
      endpoint: 'https://internal.example/',
      p256dh: 'p'.repeat(87),
      auth: 'a'.repeat(22),
      searches: ['1@1'],
      changedAt: serverTimestamp(),
    }),
  ],
  ['sending a notification', write('pushMessages/2', { userId: victim.uid })],
  ['reading a notification', get('pushMessages/1')],
  ["reading another user's choice of emails", get(`users/${victim.uid}/alertSettings/favourites`)],
  [
    'turning on emails to another user',
    change(`users/${victim.uid}/alertSettings/favourites`, { isOn: true }),
  ],
  [
    'keeping settings of their own',
    write(`users/${attacker.uid}/alertSettings/other`, { isOn: true, language: 'en' }),
  ],
  [
    "changing the language of another user's emails",
    write(`users/${victim.uid}/alertSettings/emails`, { language: 'en' }),
  ],
  ['learning who has a listing as favourite', get('favouriteWatchers/1')],
  ['forgetting an alert', remove(`users/${attacker.uid}/alerts/own`)],
  ['reading an entry of search', get('searchIndex/newest/searchEntries/0')],
  ["reading one's own report", get(`reports/other_${attacker.uid}`)],
  ["reading another user's report", get(`reports/own_${victim.uid}`)],
  ["reading one's own limits", get(`limits/${attacker.uid}`)],
  ['becoming trusted', write(`limits/${attacker.uid}`, { isTrusted: true })],
  ['becoming a moderator', write(`moderators/${attacker.uid}`, { role: 'moderator' })],
  ["reading another user's role", get(`moderators/${victim.uid}`)],
  ['reading the case of an own listing', get('cases/own')],
  ['listing cases', list('cases', 1)],
  ['closing a case', change('cases/own', { version: 2 })],
  ['reading the audit log', list('auditLog', 1)],
  ['writing to the audit log', write('auditLog/2', { by: attacker.uid })],
  ['changing the audit log', change('auditLog/1', { by: attacker.uid })],
  ['deleting from the audit log', remove('auditLog/1')],
  ['sending a mail', write('mail/1', { to: ['ayse@example.com'], message: {} })],
  ['noting that a promise was kept', write('promises/digests', { succeededAt: new Date() })],
  ["reading another user's notices", list(`users/${victim.uid}/notices`, 1)],
  ['objecting without the function', change(`users/${attacker.uid}/notices/1`, { objection: {} })],
  ['lifting a ban', write(`limits/${attacker.uid}`, { isBanned: false })],
  ['forgetting a limit', remove(`limits/${attacker.uid}`)],
  [
    "writing another user's limits",
    write(`limits/${victim.uid}`, { reportsWaitUntil: new Date() }),
  ],
  ['writing to search', write('searchIndex/newest/searchEntries/1', { postId: 'own' })],
  ['taking a listing out of search', remove('searchIndex/newest/searchEntries/0')],
  [
    'restarting the search index',
    write('searchIndex/rebuild', { stage: 'posts', after: '', seen: 0 }),
  ],
  ["taking over another user's listing", change('posts/other', { userId: attacker.uid })],
  ["changing another user's price", change('posts/other', { price: 1 })],
  ["marking another user's listing as sold", change('posts/other', { status: 'sold' })],
  ["deleting another user's listing", remove('posts/other')],
  ['giving a listing away', change('posts/own', { userId: victim.uid })],
  ['taking the author off a listing', change('posts/own', { userId: deleteField() })],
  ['making a listing younger', change('posts/own', { timestamp: new Date().toISOString() })],
  ['holding back a listing oneself', change('posts/own', { status: 'held' })],
  ['letting go of a listing that waits', change('posts/held', { status: 'active' })],
  ['letting go of it by leaving it out', change('posts/held', { status: deleteField() })],
  ['letting go of it where it is', change('withheldListings/held', { status: 'active' })],
  ['deleting what is withheld', remove('withheldListings/held')],
  ["reading another user's withheld listing", get('withheldListings/gone')],
  ['listing withheld listings', list('withheldListings', 1)],
  [
    "listing another user's withheld listings",
    (client) =>
      getDocs(
        query(collection(client, 'withheldListings'), where('userId', '==', victim.uid), limit(1)),
      ),
  ],
  ['taking the price away', change('posts/own', { price: deleteField() })],
  ['a field deep in a listing', change('posts/own', { 'seller.isTrusted': true })],
  ["changing another user's profile", change(`users/${victim.uid}`, { about: '' })],
  ["deleting another user's profile", remove(`users/${victim.uid}`)],
  ["deleting one's own profile", remove(`users/${attacker.uid}`)],
  ["taking one's name away", change(`users/${attacker.uid}`, { name: deleteField() })],
  ["unblocking another user's blocked seller", remove(`users/${victim.uid}/blockedSellers/1`)],
  ["removing another user's favourite", remove(`users/${victim.uid}/favourites/own`)],
  ['taking a report back', remove(`reports/other_${attacker.uid}`)],
  ['changing a report', change(`reports/other_${attacker.uid}`, { reason: 'other' })],
  ['touching the report of another user', change(`reports/own_${victim.uid}`, { reason: 'scam' })],
  ['deleting a collection that is not there', remove(`users/${attacker.uid}/private/1`)],
]
