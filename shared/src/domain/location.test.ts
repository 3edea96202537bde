import { describe, expect, it } from 'vitest'

import { choicesShowing, cities, locationChoices, parseLocation } from './location.ts'

describe('parseLocation', () => {
  it.each(cities)('reads %s', (city) => {
    expect(parseLocation(city)).toBe(city)
  })

  it.each([
    ['girne', 'Girne'],
    [' LEFKE ', 'Lefke'],
    ['İskele', 'Iskele'],
    ['GÜZELYURT', 'Guzelyurt'],
    ['All', 'All'],
    ['Paris', 'All'],
    ['', 'All'],
    [null, 'All'],
    [undefined, 'All'],
  ])('reads %j as %s', (text, location) => {
    expect(parseLocation(text)).toBe(location)
  })
})

it('the towns are the six of the specification, to the letter', () => {
  expect(cities).toEqual(['Lefkosia', 'Magusa', 'Girne', 'Guzelyurt', 'Lefke', 'Iskele'])
})

describe('what the controls offer', () => {
  it('leaves out what the specification leaves out', () => {
    expect(locationChoices.header).toEqual(['All', ...cities])
    expect(locationChoices.mobileMenu).not.toContain('All')
    expect(locationChoices.searchFilter).toEqual([
      'All',
      'Lefkosia',
      'Magusa',
      'Girne',
      'Lefke',
      'Iskele',
    ])
  })

  it('includes the current location, and no other, when the control lacks it', () => {
    expect(choicesShowing(locationChoices.searchFilter, 'Guzelyurt')).toEqual([
      ...locationChoices.searchFilter,
      'Guzelyurt',
    ])
    expect(choicesShowing(locationChoices.mobileMenu, 'All')).toContain('All')
    expect(choicesShowing(locationChoices.header, 'Lefke')).toEqual(locationChoices.header)
  })
})
