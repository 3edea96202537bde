/** The windows, in CSS pixels: a phone, a tablet, a laptop. */
const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const

export type Variant = {
  readonly window: { readonly width: number; readonly height: number }
  readonly theme: 'light' | 'dark'
  readonly language: 'en' | 'tr' | 'ru' | 'ar'
}

/** All combinations in which each page is shown. */
export const variants: readonly Variant[] = windows.flatMap((window) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['en', 'tr', 'ru', 'ar'] as const).map((language) => ({ window, theme, language })),
  ),
)

/** The end of a variant's file names. */
export function nameOf({ window, theme, language }: Variant): string {
  return `${window.width}-${theme}-${language}`
}

/** Whether to show long pages completely as well: once each in the narrowest and the widest window. */
export function showsWhole({ window, theme }: Variant): boolean {
  return window.width !== 768 && theme === 'light'
}
