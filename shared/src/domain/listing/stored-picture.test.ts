import { assert, constantFrom, integer, property, record, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  fitInto,
  pictureFilenames,
  pictureSizes,
  shownLink,
  sizeOfFile,
  storedPicture,
} from './stored-picture.ts'

const folder =
  'https://firebasestorage.googleapis.com/v0/b/adamarket.appspot.com/o/images%2Fayse%2F'
const sizes = record({
  width: integer({ min: 1, max: 20_000 }),
  height: integer({ min: 1, max: 20_000 }),
})

describe('fitInto', () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 1600, height: 1200 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 1200, height: 1600 },
    ],
    [
      { width: 800, height: 600 },
      { width: 800, height: 600 },
    ],
    [
      { width: 20_000, height: 1 },
      { width: 1600, height: 1 },
    ],
  ])('fits %j into the large size as %j', (size, expected) => {
    expect(fitInto(size, pictureSizes.large)).toEqual(expected)
  })

  it('never enlarges, never exceeds the limit, and keeps the proportions', () => {
    assert(
      property(sizes, integer({ min: 1, max: 2000 }), (size, longest) => {
        const fitted = fitInto(size, longest)
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(longest)
        expect(fitted.width).toBeLessThanOrEqual(size.width)
        expect(fitted.height).toBeLessThanOrEqual(size.height)
        const scale = Math.min(1, longest / Math.max(size.width, size.height))
        expect(Math.abs(fitted.width - size.width * scale)).toBeLessThanOrEqual(1)
        expect(Math.abs(fitted.height - size.height * scale)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('a stored picture', () => {
  it('has the sizes and the link of the small file, derived from the link of the large one', () => {
    const link = `${folder}a-1_1600x1200.webp?alt=media&token=0b2c`
    expect(storedPicture(link)).toEqual({
      large: { width: 1600, height: 1200, link },
      small: { width: 480, height: 360, link: `${folder}a-1_1600x1200_small.webp?alt=media` },
    })
  })

  it('is recognised by the names that pictureFilenames returned', () => {
    assert(
      property(
        stringMatching(/^[A-Za-z0-9-]{1,64}$/),
        sizes,
        constantFrom('webp', 'jpg'),
        constantFrom('', '&token=1', '&token=0b2c-4d'),
        (id, size, extension, token) => {
          const names = pictureFilenames(id, size, extension)
          const picture = storedPicture(`${folder}${names.large}?alt=media${token}`)
          expect(picture?.large).toMatchObject(size)
          expect(picture?.small).toEqual({
            ...fitInto(size, pictureSizes.small),
            link: `${folder}${names.small}?alt=media`,
          })
        },
      ),
    )
  })

  it.each([
    ['the link of the small file', `${folder}a_4x3_small.webp?alt=media`],
    ['one of the mobile app', `${folder}IMG_2041.jpg?alt=media&token=1`],
    ['no size', `${folder}a_0x3.webp?alt=media`],
    ['another kind', `${folder}a_4x3.svg?alt=media`],
    ['trailing characters', `${folder}a_4x3.webp?alt=media&token=1#x`],
    ['a script', 'javascript:alert(1)%2Fa_4x3.webp?alt=media'],
    ['nothing', ''],
  ])('is not recognised in %s', (_what, link) => {
    expect(storedPicture(link)).toBeUndefined()
  })
})

describe('the link that everyone sees', () => {
  it.each([
    ['has no token', `${folder}civic.jpg?alt=media&token=0b2c`, `${folder}civic.jpg?alt=media`],
    [
      'has no token, wherever it stands',
      `${folder}c.jpg?token=1&alt=media#`,
      `${folder}c.jpg?alt=media`,
    ],
    ['of a public picture stays', `${folder}civic.jpg?alt=media`, `${folder}civic.jpg?alt=media`],
    [
      'of a withheld picture stays',
      `${folder}civic.jpg?alt=media&token=1`.replace('images', 'withheld'),
      `${folder}civic.jpg?alt=media&token=1`.replace('images', 'withheld'),
    ],
    [
      'to elsewhere stays',
      'https://elsewhere.example/a.jpg?token=1',
      'https://elsewhere.example/a.jpg?token=1',
    ],
  ])('%s', (_what, link, shown) => {
    expect(shownLink(link)).toBe(shown)
  })
})

it.each([
  ['a-1_1600x1200_small.webp', 'small'],
  ['a-1_1600x1200.webp', 'large'],
  ['IMG_small.jpg', 'large'],
])('%s has the size %s', (filename, size) => {
  expect(sizeOfFile(filename)).toBe(size)
})
