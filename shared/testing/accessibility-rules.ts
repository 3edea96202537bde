/** The rules of axe that every page keeps: WCAG 2.2, levels A and AA, with the versions it builds on, and best practices. */
export const accessibilityRules = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
]
