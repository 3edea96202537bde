import { expect, it } from 'vitest'

import { blockingTexts } from './blocking-texts.ts'
import { favouriteTexts } from './favourite-texts.ts'

const title = 'سيارة Honda!'

it('a sentence keeps its order around a text from right to left', () => {
  expect(favouriteTexts('en')('keepNamed', { title })).toBe(`Favourite: \u2068${title}\u2069`)
  expect(favouriteTexts('en')('full', { max: 2 })).toContain(' 2 ')
  // Inside a choice of texts as well.
  expect(blockingTexts('en')('unblockName', { name: title, named: 'yes' })).toBe(
    `Unblock \u2068${title}\u2069`,
  )
})

it('other texts are as they are', () => {
  expect(favouriteTexts('en')('keepNamed', { title: 'Honda <b> & "Civic"' })).toBe(
    'Favourite: Honda <b> & "Civic"',
  )
})
