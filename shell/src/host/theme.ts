/** Light or dark, or as the device has it; the first is the default. */
export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

const storageKey = 'theme'

/** The theme this visitor chose. `public/theme.js` applies it before the first frame. */
export function keptTheme(): Theme {
  try {
    const kept = localStorage.getItem(storageKey)
    return themes.find((theme) => theme === kept) ?? themes[0]
  } catch {
    return themes[0]
  }
}

/** Shows the site in a theme and keeps the choice over reloads, where the browser lets us. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // A private window may forbid storage: the choice then lasts as long as the page.
  }
}
