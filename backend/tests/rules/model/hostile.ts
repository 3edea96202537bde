import { listingLimits } from '@adamarket/shared/domain/listing/listing-limits.ts'
import {
  disguisedTexts,
  posingNames,
  unseenTexts,
} from '@adamarket/shared/testing/hostile-names.ts'
import fc from 'fast-check'
import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore/lite'

import type { Fields, Write } from './valid.ts'
import { emailOf, link as linkOf, names, projectId, text } from './valid.ts'

/** The account that attacks, and the one that it poses as. */
export const attacker = 'mallory'
const victim = 'ayse'

/** A mutated valid write, with a short description of the mutation. */
export type HostileWrite = Write & { readonly how: string }

type Attack = readonly [how: string, attack: (write: Write) => fc.Arbitrary<Write>]

const link = (filename: string, uid: string = attacker, project = projectId) =>
  linkOf(filename, uid, project)

/** The write with another value of a field. */
const setTo = (write: Write, name: string, value: fc.Arbitrary<unknown>) =>
  value.map((it) => set(write, { [name]: it }))

function set(write: Write, fields: Fields): Write {
  return { ...write, fields: { ...write.fields, ...fields } }
}

function deep(levels: number): Fields {
  return levels === 0 ? { end: true } : { deeper: deep(levels - 1) }
}

/** Values that none of our fields may have. */
const wrongValues: readonly unknown[] = [
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
const anywhere: readonly Attack[] = [
  [
    'a wrong type or value',
    (write) =>
      fc
        .constantFrom(...Object.keys(write.fields))
        .chain((name) => setTo(write, name, fc.constantFrom(...wrongValues))),
  ],
  [
    'an extra field',
    (write) => fc.constantFrom(...extraNames).chain((name) => setTo(write, name, text(5))),
  ],
  ['a deep field', (write) => setTo(write, 'more', fc.integer({ min: 1, max: 15 }).map(deep))],
  [
    'another collection',
    (write) =>
      fc
        .constantFrom('admin', 'Posts', 'limits', 'user', 'config', 'searchIndex')
        .map((collection) => ({ ...write, path: `${collection}/${attacker}` })),
  ],
  [
    'a collection below',
    (write) =>
      fc
        .constantFrom('a', 'private')
        .map((collection) => ({ ...write, path: `${write.path}/${collection}/1` })),
  ],
]

function without(required: readonly string[]): Attack {
  return [
    'a missing field',
    (write) =>
      fc.constantFrom(...required).map((missing) => {
        const rest = Object.entries(write.fields).filter(([name]) => name !== missing)
        return { ...write, fields: Object.fromEntries(rest) }
      }),
  ]
}

function changed(how: string, name: string, values: readonly unknown[]): Attack {
  return [how, (write) => setTo(write, name, fc.constantFrom(...values))]
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

const soon = (name: string, tolerance: number): Attack => [
  'a time in the future',
  (write) =>
    setTo(
      write,
      name,
      fc.constantFrom(60_000, 1e7, 1e10).map((more) => ahead(tolerance + more)),
    ),
]

const links = [
  link('a.webp', victim),
  link('a.webp', `${attacker}%2F..%2F${victim}`),
  link(`..%2F${victim}%2Fa.webp`),
  link('a.webp', attacker, 'demo-other'),
  link('a.webp', attacker, `${projectId}.evil`),
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

const onPosts: readonly Attack[] = [
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
  changed('a forged author', 'userId', [victim, '', 'MALLORY', 'mallory ', '*', '../mallory']),
  changed('a forged name', 'sellerName', [
    names[victim],
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
  changed('a verified number', 'phoneVerified', [true, false, null, '+905330000001']),
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
  [
    'a link',
    (write) =>
      setTo(
        write,
        'imageUrl',
        fc.constantFrom(...links).map((one) => [link('a.webp'), one]),
      ),
  ],
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
    (write) =>
      fc
        .constantFrom('a b', 'ş', 'a.b', '<script>', 'x'.repeat(129), '%2e%2e')
        .map((id) => ({ ...write, path: `posts/${id}` })),
  ],
]

const onProfiles: readonly Attack[] = [
  without(['name', 'email', 'about']),
  ["another user's", (write) => fc.constant({ ...write, path: `users/${victim}` })],
  changed('a name', 'name', [
    ['Mallory'],
    'x'.repeat(101),
    ...unseenTexts,
    ...disguisedTexts,
    ...posingNames,
  ]),
  [
    'a confirmation',
    // Without an email there is nothing to confirm, and the mark may be set.
    (write) =>
      setTo(
        set(write, { email: emailOf(attacker) }),
        'emailVerified',
        fc.constantFrom(true, false, 'true', 1, null),
      ),
  ],
  changed('an address', 'email', ['ayse@example.com', 'MALLORY@example.com', ' ', 'x']),
  changed('a text', 'about', ['x'.repeat(2001), ['x'], 7]),
  changed('a picture', 'picture', links),
  changed('an age', 'memberSince', ['2020-01-01T00:00:00.000Z', ahead(2e8), 'now', 7]),
]

const onFavourites: readonly Attack[] = [
  without(['addedAt', 'title', 'price', 'currency']),
  [
    "another user's",
    (write) => fc.constant({ ...write, path: write.path.replace(attacker, victim) }),
  ],
  ['a long id', (write) => fc.constant({ ...write, path: `${write.path}${'x'.repeat(200)}` })],
  changed('a time', 'addedAt', times),
  soon('addedAt', 24 * 60 * 60_000),
  changed('a title', 'title', ['x'.repeat(501), 7, ['x']]),
  changed('a price', 'price', [-1, 1e12, '7', Number.NaN]),
  changed('a currency', 'currency', ['x'.repeat(201), 7]),
]

const onReports: readonly Attack[] = [
  without(['listingId', 'userId', 'reason', 'comment', 'createdAt']),
  changed('a forged reporter', 'userId', [victim, '', null]),
  changed('another listing', 'listingId', ['other', '', 'a/b', '../users', 7]),
  changed('a reason', 'reason', ['dislike', 'SCAM', '', 7]),
  changed('a comment', 'comment', ['x'.repeat(1001), 7, ['x']]),
  changed('a time', 'createdAt', [Timestamp.fromMillis(0), ahead(0), Date.now()]),
  [
    'an id',
    (write) =>
      fc
        .constantFrom(victim, 'mallory2', '')
        .map((uid) => ({ ...write, path: `${write.path.replace(attacker, uid)}_` })),
  ],
  [
    'a listing that is not there',
    (write) =>
      fc.constant({
        path: `reports/none_${attacker}`,
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

export type Kind = keyof typeof own

/** Turns a valid write of the attacker into one that no rule may allow, whatever is stored. */
export function hostileFrom(kind: Kind, write: Write): fc.Arbitrary<HostileWrite> {
  return fc
    .oneof(
      { weight: 1, arbitrary: fc.constantFrom(...anywhere) },
      { weight: 2, arbitrary: fc.constantFrom(...own[kind]) },
    )
    .chain(([how, attack]) => attack(write).map((it) => ({ ...it, how: `${kind}: ${how}` })))
}
