import { describe, expect, it } from 'vitest'

import { isSameText, sketchText } from './text-sketch.ts'

const flat =
  'Bright flat near the university with a sea view from both balconies. Fully furnished, air conditioning in each room, fast internet, and a lift. Deposit and one rent in advance, available now for 450 pounds.'

describe('the same text', () => {
  it.each([
    ['has another price', flat.replace('450', '390')],
    ['is written in capitals', flat.toUpperCase()],
    ['ends with another sentence', `${flat} Call me any time.`],
    ['has its sentences in another order', flat.split('. ').toReversed().join('. ')],
  ])('%s', (_what, text) => {
    expect(isSameText(sketchText(flat), sketchText(text))).toBe(true)
  })
})

describe('another text', () => {
  it.each([
    [
      'is about the same thing',
      'Sunny flat close to the university. Both balconies have a sea view, there is a lift and fast internet, and each room has air conditioning and furniture. Rent in advance.',
    ],
    [
      'begins alike',
      'Bright flat near the university with a garden, an own parking place, two bathrooms and a new kitchen with a dishwasher, five minutes from the bus.',
    ],
  ])('%s', (_what, text) => {
    expect(isSameText(sketchText(flat), sketchText(text))).toBe(false)
  })

  it('is short', () => {
    expect(sketchText('As good as new, barely used. Only cash, please.')).toEqual([])
  })
})
