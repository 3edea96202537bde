import { listingLimits } from '@adamarket/shared/domain/listing/listing-limits.ts'
import {
  disguisedTexts,
  posingNames,
  unseenTexts,
} from '@adamarket/shared/testing/hostile-names.ts'
import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore/lite'

import type { Random } from './random.ts'
import type { Fields, Write } from './valid.ts'
import { attacker, link, projectId, victim } from './valid.ts'

/** A mutated valid write, with a short description of the mutation. */
export type HostileWrite = Write & { readonly how: string }

type Attack = readonly [how: string, attack: (write: Write, random: Random) => Write]

function set(write: Write, fields: Fields): Write {
  return { ...write, fields: { ...write.fields, ...fields } }
}

function deep(levels: number): Fields {
  return levels === 0 ? { end: true } : { deeper: deep(levels - 1) }
}

/** Values that none of our fields may have. */
const wrongValues: readonly [unknown, ...unknown[]] = [
  null,
  false,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  -1,
  {},
  { toString: 'x', constructor: { prototype: { isAdmin: true } } },
  deep(15),
  [{ nested: [1] }],
  new GeoPoint(35, 33),
  Bytes.fromUint8Array(new Uint8Array([1, 2, 3])),
  Timestamp.fromMillis(0),
  'x'.repeat(25_000),
  'x'.repeat(500_000),
  Array.from({ length: 5_000 }, () => 'Cash'),
  ['<svg onload=alert(1)>'],
]

const extraNames = [
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'isAdmin',
  'admin',
  'featured',
  'Title',
  'title ',
  'ｔitle',
  'id',
  'uid',
  'role',
  '_',
  'userID',
  'title\u200b',
] as const

/** Mutations of any document. */
const anywhere: readonly [Attack, ...Attack[]] = [
  [
    'a wrong type or value',
    (write, random) => {
      const [name = '', ...others] = Object.keys(write.fields)
      return set(write, { [random.pick([name, ...others])]: random.pick(wrongValues) })
    },
  ],
  ['an extra field', (write, random) => set(write, { [random.pick(extraNames)]: random.text(5) })],
  ['a deep field', (write, random) => set(write, { more: deep(1 + random.below(15)) })],
  [
    'another collection',
    (write, random) => ({
      ...write,
      path: `${random.pick(['admin', 'Posts', 'limits', 'user', 'config', 'searchIndex'])}/${attacker.uid}`,
    }),
  ],
  [
    'a collection below',
    (write, random) => ({ ...write, path: `${write.path}/${random.pick(['a', 'private'])}/1` }),
  ],
]

function without(names: readonly [string, ...string[]]): Attack {
  return [
    'a missing field',
    (write, random) => {
      const missing = random.pick(names)
      const rest = Object.entries(write.fields).filter(([name]) => name !== missing)
      return { ...write, fields: Object.fromEntries(rest) }
    },
  ]
}

function changed(how: string, name: string, values: readonly [unknown, ...unknown[]]): Attack {
  return [how, (write, random) => set(write, { [name]: random.pick(values) })]
}

const ahead = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

const times = [
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '2025-02-30T10:00:00.000Z ',
  '2025-13-01T10:00:00.000Z',
  '2025-07-04T25:00:00.000Z',
  '2025-07-04T10:00:00Z',
  '2025-07-04 10:00:00.000Z',
  '2025-07-04T10:00:00.000+03:00',
  '２０２５-07-04T10:00:00.000Z',
  'now',
  '',
] as const

/** Computed when it is sent, since a long attack would catch up with it. */
const soon = (name: string, tolerance: number): Attack => [
  'a time in the future',
  (write, random) => set(write, { [name]: ahead(tolerance + random.pick([60_000, 1e7, 1e10])) }),
]

const links = [
  link('a.webp', victim.uid),
  link('a.webp', `${attacker.uid}%2F..%2F${victim.uid}`),
  link(`..%2F${victim.uid}%2Fa.webp`),
  link('a.webp', attacker.uid, 'demo-other'),
  link('a.webp', attacker.uid, `${projectId}.evil`),
  link('a.webp').replace('localhost', 'evil.example'),
  link('a.webp').replace('localhost', 'localhost@evil.example'),
  link('a.webp').replace('http:', 'javascript:'),
  `${link('a.webp')}#<script>`,
  `${link('a.webp')}\n${link('b.webp')}`,
  `${link('a.webp')} ${link('b.webp')}`,
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '//evil.example/a.webp',
  'https://firebasestorage.googleapis.com/v0/b/other.appspot.com/o/images%2Fmallory%2Fa.webp?alt=media',
  '',
] as const

const onPosts: readonly [Attack, ...Attack[]] = [
  without([
    'title',
    'description',
    'price',
    'currency',
    'category',
    'subCategory',
    'location',
    'paymentOptions',
    'phoneNumber',
    'contactMethod',
    'condition',
    'imageUrl',
    'userId',
    'sellerName',
    'timestamp',
  ]),
  changed('a forged author', 'userId', [victim.uid, '', 'MALLORY', 'mallory ', '*', '../mallory']),
  changed('a forged name', 'sellerName', [
    victim.name,
    'Mallory S.',
    'Mallory Ş.'.normalize('NFD'),
    'Mallory Ş. ',
    'Mаllory Ş.',
    '',
  ]),
  changed('a time', 'timestamp', times),
  soon('timestamp', 5 * 60_000),
  changed('a title', 'title', [
    '',
    ' ',
    '\n\t',
    '\r\n\u001f',
    'x'.repeat(listingLimits.titleLength + 1),
    ...unseenTexts,
    ...disguisedTexts,
  ]),
  changed('a description', 'description', ['\r\n\u001f', ...unseenTexts, 'x'.repeat(20_001)]),
  changed('a price', 'price', [0, -0, -0.01, 1e12, 1e300, Infinity, Number.NaN, '1', '1e9', [1]]),
  changed('what it cost before', 'earlierPrices', [
    [],
    [{ price: 9e9, currency: 'GBP', until: '2026-07-04T10:00:00.000Z' }],
  ]),
  changed('when it was asked about', 'askedAt', [null, 0, '2026-07-04T10:00:00.000Z']),
  changed('when it was renewed', 'renewedAt', [null, 0, '2099-07-04T10:00:00.000Z']),
  changed('a currency', 'currency', ['gbp', 'BTC', 'GBP ', 'ＧＢＰ', 'G\u200bBP', '']),
  changed('a category', 'category', [
    'Weapons',
    'vehicles',
    'Vehicles\u200b',
    '__proto__',
    'constructor',
    'toString',
    '',
  ]),
  changed('a subcategory', 'subCategory', ['Tanks', 'cars for sale', 'constructor', '']),
  changed('a location', 'location', ['All', 'girne', 'Girne\u202e', 'Kyrenia', '']),
  changed('an area', 'area', [
    'Manhattan',
    'alsancak',
    'Alsancak|Lapta',
    'Alsancak\u200b',
    '',
    null,
    7,
    ['Alsancak'],
  ]),
  changed('a condition', 'condition', ['mint', 'New', 'used\u0000', '']),
  changed('payment options', 'paymentOptions', [
    ['Cash', 'Cash'],
    ['cash'],
    ['Cash', null],
    ['Cash', 'Crypto'],
    'Cash',
    { 0: 'Cash' },
  ]),
  changed('contact methods', 'contactMethod', [['Fax'], ['Both', 'Both'], ['both'], 'Both', [1]]),
  changed('a phone number', 'phoneNumber', [
    '905330000001',
    '+',
    '+90 javascript:alert(1)',
    '+90533<script>',
    '+9053300000010000000000000000000',
    '＋905330000001',
    '+٩٠٥٣٣٠٠٠٠٠٠١',
    '+90\n5330000001',
  ]),
  ['a link', (write, random) => set(write, { imageUrl: [link('a.webp'), random.pick(links)] })],
  changed('too many links', 'imageUrl', [
    [],
    Array.from({ length: listingLimits.imageCount + 1 }, (_, index) => link(`${index}.webp`)),
    link('a.webp'),
    { 0: link('a.webp') },
  ]),
  changed('a year', 'year', [1899, 2101, 2015.5, '2015', -1, 1e15, Number.NaN]),
  changed('attributes', 'attributes', [
    { colour: 'red' },
    { gearbox: '<b>' },
    { gearbox: ['automatic'] },
    { mileage: '84000' },
    { mileage: 1e6 },
    { fuel: '' },
    Object.fromEntries([...'abcdefghijklmnop'].map((key) => [key, 1])),
    ['automatic'],
  ]),
  changed('a negotiable price', 'negotiable', [false, 'true', 1, null, [true], {}]),
  changed('a status', 'status', ['held', 'hidden', 'SOLD', '', 1, ['sold']]),
  [
    'an id',
    (write, random) => ({
      ...write,
      path: `posts/${random.pick(['a b', 'ş', 'a.b', '<script>', 'x'.repeat(129), '%2e%2e'])}`,
    }),
  ],
]

const onProfiles: readonly [Attack, ...Attack[]] = [
  without(['name', 'email', 'about']),
  ["another user's", (write) => ({ ...write, path: `users/${victim.uid}` })],
  changed('a name', 'name', [
    ['Mallory'],
    'x'.repeat(101),
    ...unseenTexts,
    ...disguisedTexts,
    ...posingNames,
  ]),
  [
    'a confirmation',
    (write, random) => {
      const emailVerified = random.pick([true, false, 'true', 1, null])
      // Without an email there is nothing to confirm, and the mark may be set.
      return set(write, { email: attacker.email, emailVerified })
    },
  ],
  changed('an address', 'email', ['ayse@example.com', 'MALLORY@example.com', ' ', 'x']),
  changed('a text', 'about', ['x'.repeat(2001), ['x'], 7]),
  ['a picture', (write, random) => set(write, { picture: random.pick(links) })],
  changed('an age', 'memberSince', ['2020-01-01T00:00:00.000Z', ahead(2e8), 'now', 7]),
]

const onFavourites: readonly [Attack, ...Attack[]] = [
  without(['addedAt', 'title', 'price', 'currency']),
  ["another user's", (write) => ({ ...write, path: write.path.replace(attacker.uid, victim.uid) })],
  ['a long id', (write) => ({ ...write, path: `${write.path}${'x'.repeat(200)}` })],
  changed('a time', 'addedAt', times),
  soon('addedAt', 24 * 60 * 60_000),
  changed('a title', 'title', ['x'.repeat(501), 7, ['x']]),
  changed('a price', 'price', [-1, 1e12, '7', Number.NaN]),
  changed('a currency', 'currency', ['x'.repeat(201), 7]),
]

const onReports: readonly [Attack, ...Attack[]] = [
  without(['listingId', 'userId', 'reason', 'comment', 'createdAt']),
  changed('a forged reporter', 'userId', [victim.uid, '', null]),
  changed('another listing', 'listingId', ['other', '', 'a/b', '../users', 7]),
  changed('a reason', 'reason', ['dislike', 'SCAM', '', 7]),
  changed('a comment', 'comment', ['x'.repeat(1001), 7, ['x']]),
  changed('a time', 'createdAt', [Timestamp.fromMillis(0), ahead(0), Date.now()]),
  [
    'an id',
    (write, random) => ({
      ...write,
      path: `${write.path.replace(attacker.uid, random.pick([victim.uid, 'mallory2', '']))}_`,
    }),
  ],
  [
    "one's own listing",
    (write) => ({
      path: `reports/own_${attacker.uid}`,
      fields: { ...write.fields, listingId: 'own' },
    }),
  ],
  [
    'a listing that is not there',
    (write) => ({
      path: `reports/none_${attacker.uid}`,
      fields: { ...write.fields, listingId: 'none' },
    }),
  ],
]

const own = {
  posts: onPosts,
  users: onProfiles,
  favourites: onFavourites,
  reports: onReports,
} as const

/** Turns a valid write into one that no rule may allow. */
export function mutate(kind: keyof typeof own, write: Write, random: Random): HostileWrite {
  const [how, attack] = random.below(3) === 0 ? random.pick(anywhere) : random.pick(own[kind])
  return { ...attack(write, random), how: `${kind}: ${how}` }
}
