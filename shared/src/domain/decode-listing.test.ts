import { describe, expect, it } from 'vitest'

import { aListing } from '#testing/a-listing.ts'

import { decodeListing } from './decode-listing.ts'

/** What is read from a document that is an ad, `fields` and a title apart empty. */
function decode(fields: Readonly<Record<string, unknown>>) {
  const decoded = decodeListing('civic', { title: 'Civic', ...fields })
  if (!decoded.ok) throw decoded.error.cause
  return decoded.value
}

describe('decodeListing', () => {
  it('reads the form of the specification as it is', () => {
    const { id, ...fields } = aListing({ year: 2015, status: 'sold' })
    expect(decodeListing(id, fields)).toEqual({ ok: true, value: { id, ...fields } })
  })

  it.each([
    ['sold', 'sold'],
    ['held', 'held'],
    ['hidden', 'active'],
    [undefined, 'active'],
  ])('reads the status %s as %s', (stored, status) => {
    expect(decode({ status: stored })).toMatchObject({ status })
  })

  it('reads a document that has only a title: the rest is empty', () => {
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

  it.each([{}, { title: '' }, { title: ' \n' }, { title: 7 }, { title: ['Civic'] }])(
    'takes %j for no ad',
    (fields) => {
      expect(decodeListing('civic', fields)).toMatchObject({
        ok: false,
        error: { kind: 'invalid' },
      })
    },
  )

  describe('older forms', () => {
    it('a single text where there is a list now', () => {
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

    it("a database's own kind of time, or a date in another form", () => {
      const date = new Date('2025-07-04T10:00:00.000Z')
      expect(decode({ timestamp: { toDate: () => date } }).timestamp).toBe(date.toISOString())
      expect(decode({ timestamp: '2025-07-04T13:00:00+03:00' }).timestamp).toBe(date.toISOString())
    })

    it.each([
      ['9500', 9500],
      [' 9500.50 ', 9500.5],
      [9500.5, 9500.5],
      [0, 0],
    ])('the price %j', (price, expected) => {
      expect(decode({ price }).price).toBe(expected)
    })

    it('a condition in capitals and a year as text', () => {
      expect(decode({ condition: 'Used', year: '2015' })).toMatchObject({
        condition: 'used',
        year: 2015,
      })
    })
  })

  describe('hostile values', () => {
    it.each([-1, 1e12, 1e300, Number.NaN, Infinity, '1e9', '0x10', '-5', '', '9.500,00', {}, null])(
      'the price %j is none',
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
    ])('the link %j is no picture', (link) => {
      expect(decode({ imageUrl: [link] }).imageUrl).toEqual([])
    })

    it('pictures of the emulator on this machine are pictures', () => {
      const links = ['http://localhost:9199/v0/b/a', 'http://127.0.0.1:9199/v0/b/b']
      expect(decode({ imageUrl: links }).imageUrl).toEqual(links)
    })

    it('one bad picture does not cost the good ones', () => {
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
    ])('the timestamp %j is none', (timestamp) => {
      expect(decode({ timestamp })).not.toHaveProperty('timestamp')
    })

    it.each([1899, 2101, 2015.5, 'soon', null])('the year %j is none', (year) => {
      expect(decode({ year })).not.toHaveProperty('year')
    })

    it.each(['mint', 7, ['used'], '__proto__'])('the condition %j is none', (condition) => {
      expect(decode({ condition })).not.toHaveProperty('condition')
    })

    it('reads no field that the document inherits', () => {
      const inherited = Object.create({ title: 'Inherited' })
      expect(decodeListing('civic', inherited).ok).toBe(false)
      const polluted = JSON.parse('{"title":"Civic","__proto__":{"location":"Girne"}}')
      expect(decodeListing('civic', polluted)).toMatchObject({ ok: true, value: { location: '' } })
    })

    it('cuts what would freeze a page, and not in the middle of an emoji', () => {
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
