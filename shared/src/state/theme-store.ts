import * as v from 'valibot'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import { followStored } from './follow-tabs.ts'
import { storedValue } from './stored-value.ts'

/** Light, dark, or the device's setting; the first is the default. */
export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

export type ThemeState = {
  /** The visitor's choice. */
  readonly theme: Theme
  /** Applies a theme to the site and stores the choice where the browser allows it. */
  readonly choose: (theme: Theme) => void
}

export type ThemeStore = StoreApi<ThemeState>

/**
 * The theme of the site, set on `root`, the document's element. The shell's `public/theme.js` has
 * applied the stored one before the first frame.
 */
export function createThemeStore(
  storage: Storage,
  root: { readonly dataset: DOMStringMap },
): ThemeStore {
  const stored = storedValue(storage, 'theme', v.picklist(themes))
  const show = (theme: Theme) => {
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
    store.setState({ theme })
  }
  const store = createStore<ThemeState>()(() => ({
    theme: themes[0],
    choose: (theme) => {
      show(theme)
      stored.write(theme)
    },
  }))
  followStored(
    (key) => key === 'theme',
    () => show(stored.read() ?? themes[0]),
  )
  // Set after creation: a page is hydrated with the initial state, as a server rendered it.
  store.setState({ theme: stored.read() ?? themes[0] })
  return store
}

/** The theme that a control names; the default for anything else. */
export function parseTheme(text: string | null): Theme {
  return themes.find((theme) => theme === text) ?? themes[0]
}
