import * as v from 'valibot'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import { storedValue } from '#state/stored-value.ts'

/** Light or dark, or as the device has it; the first is the default. */
export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

export type ThemeState = {
  /** What the visitor chose. */
  readonly theme: Theme
  /** Shows the site in a theme and keeps the choice over reloads, where the browser lets us. */
  readonly choose: (theme: Theme) => void
}

export type ThemeStore = StoreApi<ThemeState>

/**
 * The theme of the site, shown by `root`, the document's element. The shell's `public/theme.js` has
 * applied the kept one before the first frame.
 */
export function createThemeStore(
  storage: Storage,
  root: { readonly dataset: DOMStringMap },
): ThemeStore {
  const stored = storedValue(storage, 'theme', v.picklist(themes))
  return createStore<ThemeState>()((set) => ({
    theme: stored.read() ?? themes[0],
    choose: (theme) => {
      if (theme === 'system') delete root.dataset['theme']
      else root.dataset['theme'] = theme
      set({ theme })
      stored.write(theme)
    },
  }))
}

/** The theme a control names; the default for anything else. */
export function parseTheme(text: string | null): Theme {
  return themes.find((theme) => theme === text) ?? themes[0]
}
