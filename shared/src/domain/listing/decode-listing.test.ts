import { describe, expect, it } from 'vitest'

import { aListing } from '#testing/a-listing.ts'
import { unseenTexts } from '#testing/hostile-names.ts'

import { maxAttributes } from '#domain/attributes/stored-attributes.ts'

import { decodeListing } from './decode-listing.ts'

/** The listing read from a document that has a title and these fields. */
function decode(fields: Readonly<Record<string, unknown>>) {
  const decoded = decodeListing('civic', { title: 'Civic', ...fields })
  if (!decoded.ok) throw decoded.error.cause
  return decoded.value
}

describe('decodeListing', () => {
  it('reads a document of the specified form unchanged', () => {
    const { id, ...fields } = aListing({ year: 2015, negotiable: true, status: 'sold' })
    expect(decodeListing(id, fields)).toEqual({ ok: true, value: { id, ...fields } })
  })

  it.each([
    ['sold', 'sold'],
    ['held', 'held'],
    ['removed', 'removed'],
    ['hidden', 'active'],
    [undefined, 'active'],
  ])('reads the status %s as %s', (stored, status) => {
    expect(decode({ status: stored })).toMatchObject({ status })
  })

  it('reads why the operators removed it', () => {
    const removed = { status: 'removed', statusReason: 'A counterfeit' }
    expect(decode(removed)).toMatchObject(removed)
  })

  it.each([
    ['pictures', { heldBy: 'pictures' }],
    ['age', { isHeldByAge: true }],
    ['moderator', {}],
  ])('reads what its author can do while it is held by %s', (heldBy, expected) => {
    const { id: _id, ...fields } = aListing({ status: 'held' })
    expect(decode({ ...fields, heldBy })).toEqual({ ...aListing({ status: 'held' }), ...expected })
  })

  it('reads title and name on one line, without what cannot be seen', () => {
    const hostile = { title: ' Civic\u202E\n 2015\u2800', sellerName: 'Ay\u200Bşe' }
    expect(decode(hostile)).toMatchObject({ title: 'Civic 2015', sellerName: 'Ayşe' })
  })

  it('keeps the lines of a description, without what cannot be seen', () => {
    const readAs = (description: string) => decode({ description })
    expect(readAs('Two\u200Bdoors\t\u202E\r\n\nمی\u200Cخواهم\u2028')).toMatchObject({
      description: 'Twodoors \n\nمی\u200Cخواهم',
    })
    for (const unseen of unseenTexts) expect(readAs(unseen)).toMatchObject({ description: '' })
  })

  it('leaves everything but the title empty when the document has only a title', () => {
    expect(decode({})).toEqual({
      id: 'civic',
      title: 'Civic',
      description: '',
      price: 0,
      currency: '',
      category: '',
      subCategory: '',
      location: '',
      paymentOptions: [],
      phoneNumber: '',
      contactMethod: [],
      imageUrl: [],
      userId: '',
      sellerName: '',
      status: 'active',
    })
  })

  it.each([
    {},
    { title: '' },
    { title: ' \n' },
    { title: '\u3164\u200B' },
    { title: 7 },
    { title: ['Civic'] },
  ])('rejects %j, which contains no listing', (fields) => {
    expect(decodeListing('civic', fields)).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    })
  })

  describe('documents in older forms', () => {
    it('may have a single text instead of a list', () => {
      expect(
        decode({
          contactMethod: 'Both',
          imageUrl: 'https://p.example/1.jpg',
          paymentOptions: 'Cash',
        }),
      ).toMatchObject({
        contactMethod: ['Both'],
        imageUrl: ['https://p.example/1.jpg'],
        paymentOptions: ['Cash'],
      })
      expect(decode({ contactMethod: '', imageUrl: '' })).toMatchObject({
        contactMethod: [],
        imageUrl: [],
      })
    })

    it("may have Firestore's timestamps and other date formats", () => {
      const date = new Date('2025-07-04T10:00:00.000Z')
      expect(decode({ timestamp: { toDate: () => date } }).timestamp).toBe(date.toISOString())
      expect(decode({ timestamp: '2025-07-04T13:00:00+03:00' }).timestamp).toBe(date.toISOString())
    })

    it.each([
      ['9500', 9500],
      [' 9500.50 ', 9500.5],
      [9500.5, 9500.5],
      [0, 0],
    ])('may have the price %j', (price, expected) => {
      expect(decode({ price }).price).toBe(expected)
    })

    it('may have a condition in capitals and a year as text', () => {
      expect(decode({ condition: 'Used', year: '2015' })).toMatchObject({
        condition: 'used',
        year: 2015,
      })
    })
  })

  describe('hostile values', () => {
    it.each([-1, 1e12, 1e300, Number.NaN, Infinity, '1e9', '0x10', '-5', '', '9.500,00', {}, null])(
      'are ignored as the price %j',
      (price) => {
        expect(decode({ price }).price).toBe(0)
      },
    )

    it.each([
      'javascript:alert(1)',
      'data:image/svg+xml,<svg onload=alert(1)>',
      'http://example.com/1.jpg',
      'http://localhost.example.com/1.jpg',
      '//example.com/1.jpg',
      'front.jpg',
      'https://',
      'https:///1.jpg',
      ' https://p.example/1.jpg',
      'http://localhost:80@p.example/1.jpg',
      'http://localhost\\\\@p.example/1.jpg',
      `https://p.example/${'x'.repeat(5000)}`.replace('https:', 'http:'),
      7,
      null,
      { href: 'https://p.example/1.jpg' },
    ])('are ignored as the link %j', (link) => {
      expect(decode({ imageUrl: [link] }).imageUrl).toEqual([])
    })

    it('do not include pictures of the local emulator', () => {
      const links = ['http://localhost:9199/v0/b/a', 'http://127.0.0.1:9199/v0/b/b']
      expect(decode({ imageUrl: links }).imageUrl).toEqual(links)
    })

    it('among the pictures do not affect the valid ones', () => {
      expect(decode({ imageUrl: ['javascript:1', 'https://p.example/1.jpg'] }).imageUrl).toEqual([
        'https://p.example/1.jpg',
      ])
    })

    it.each([
      'soon',
      '',
      7,
      null,
      { seconds: 1 },
      { toDate: 7 },
      '2025-99-99',
      '+012025-01-01',
      '-000001-01-01',
    ])('are ignored as the timestamp %j', (timestamp) => {
      expect(decode({ timestamp })).not.toHaveProperty('timestamp')
    })

    it.each([1899, 2101, 2015.5, 'soon', null])('are ignored as the year %j', (year) => {
      expect(decode({ year })).not.toHaveProperty('year')
    })

    it.each([false, 'true', 1, null, {}])('are ignored as the mark %j', (negotiable) => {
      expect(decode({ negotiable })).not.toHaveProperty('negotiable')
    })

    it.each([null, [], 'automatic', 7, {}, { 'a b': 'x' }, { gearbox: ['manual'] }])(
      'are ignored as the attributes %j',
      (attributes) => {
        expect(decode({ attributes })).not.toHaveProperty('attributes')
      },
    )

    it('among the attributes do not affect the valid ones, of which there are fourteen at most', () => {
      const wrong = {
        make: '',
        fuel: 'x'.repeat(41),
        warranty: false,
        seats: Number.NaN,
        body: null,
      }
      const attributes = { gearbox: 'manual', mileage: 84_000, delivery: true, ...wrong }
      expect(decode({ attributes }).attributes).toEqual({
        gearbox: 'manual',
        mileage: 84_000,
        delivery: true,
      })
      const many = Object.fromEntries([...'abcdefghijklmnop'].map((key) => [key, 1]))
      expect(Object.keys(decode({ attributes: many }).attributes ?? {})).toHaveLength(maxAttributes)
    })

    it.each(['mint', 7, ['used'], '__proto__'])('are ignored as the condition %j', (condition) => {
      expect(decode({ condition })).not.toHaveProperty('condition')
    })

    it('are not inherited from the prototype', () => {
      const inherited = Object.create({ title: 'Inherited' })
      expect(decodeListing('civic', inherited).ok).toBe(false)
      const polluted = JSON.parse('{"title":"Civic","__proto__":{"location":"Girne"}}')
      expect(decodeListing('civic', polluted)).toMatchObject({ ok: true, value: { location: '' } })
    })

    it('are cut to lengths that do not freeze a page, never inside a surrogate pair', () => {
      const huge = decode({
        title: `${'x'.repeat(499)}😀${'x'.repeat(1_000_000)}`,
        description: 'x'.repeat(1_000_000),
        contactMethod: Array.from({ length: 10_000 }, () => 'Both'),
        imageUrl: Array.from({ length: 10_000 }, (_, i) => `https://p.example/${i}.jpg`),
      })
      expect(huge.title).toBe('x'.repeat(499))
      expect(huge.description).toHaveLength(50_000)
      expect(huge.contactMethod).toHaveLength(20)
      expect(huge.imageUrl).toHaveLength(100)
    })
  })
})
