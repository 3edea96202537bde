import { foldText } from '#domain/text/fold-text.ts'

/** The six cities a listing can be in (specification, section 9). */
export const cities = ['Lefkosia', 'Magusa', 'Girne', 'Guzelyurt', 'Lefke', 'Iskele'] as const

export type City = (typeof cities)[number]

/** The area that each city has. */
export const townCentre = 'Merkez'

/** The location selected for the whole site: one city, or all of them (the default). */
export type SelectedLocation = 'All' | City

/**
 * What each control offers. The specification omits a choice in two places: the header's mobile menu
 * has no All (section 2.1), the search filter no Guzelyurt (section 2.3).
 */
export const locationChoices = {
  header: ['All', ...cities],
  mobileMenu: cities,
  searchFilter: ['All', ...cities.filter((city) => city !== 'Guzelyurt')],
} as const satisfies Record<string, readonly SelectedLocation[]>

/**
 * The choices of a control, with the current location added when the control lacks it: a control
 * always shows the location in effect.
 */
export function choicesShowing(
  choices: readonly SelectedLocation[],
  current: SelectedLocation,
): readonly SelectedLocation[] {
  return choices.includes(current) ? choices : [...choices, current]
}

/**
 * The location that a stored or typed text names, ignoring case and accents (`İskele`, `GÜZELYURT`);
 * `All` for anything else.
 */
export function parseLocation(text: string | null | undefined): SelectedLocation {
  const folded = foldText(text?.trim() ?? '')
  return cities.find((city) => foldText(city) === folded) ?? 'All'
}
