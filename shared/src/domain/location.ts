import { foldText } from './fold-text.ts'

/** The six cities an ad can be in (specification, section 9). */
export const cities = ['Lefkosia', 'Magusa', 'Girne', 'Guzelyurt', 'Lefke', 'Iskele'] as const

export type City = (typeof cities)[number]

/** The shared choice `selectedLocation`: one city, or all of them (the default). */
export type SelectedLocation = 'All' | City

/**
 * What each control offers. The specification leaves a choice out in two places (sections 2 and 9),
 * and so do we: the header's mobile menu has no All, the search filter has no Guzelyurt.
 */
export const locationChoices = {
  header: ['All', ...cities],
  mobileMenu: cities,
  searchFilter: ['All', ...cities.filter((city) => city !== 'Guzelyurt')],
} as const satisfies Record<string, readonly SelectedLocation[]>

/**
 * The choices of a control, with the current location added when the control does not list it:
 * a control never shows a location that is not the one in force.
 */
export function choicesShowing(
  choices: readonly SelectedLocation[],
  current: SelectedLocation,
): readonly SelectedLocation[] {
  return choices.includes(current) ? choices : [...choices, current]
}

/**
 * The location a stored or typed text names, ignoring case and accents (`İskele`, `GÜZELYURT`); `All`
 * for anything else.
 */
export function parseLocation(text: string | null | undefined): SelectedLocation {
  const wanted = foldText(text?.trim() ?? '')
  return cities.find((city) => foldText(city) === wanted) ?? 'All'
}
