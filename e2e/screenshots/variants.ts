/** The windows, in CSS pixels: a phone, a tablet, a laptop. */
const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const

export type Variant = {
  readonly window: { readonly width: number; readonly height: number }
  readonly theme: 'light' | 'dark'
  readonly language: 'en' | 'tr'
}

/** Every way in which each page is shown. */
export const variants: readonly Variant[] = windows.flatMap((window) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['en', 'tr'] as const).map((language) => ({ window, theme, language })),
  ),
)

/** The end of the names of a variant's files. */
export function nameOf({ window, theme, language }: Variant): string {
  return `${window.width}-${theme}-${language}`
}

/** Whether long pages are shown to their end as well: on the narrowest and the widest, once. */
export function showsWhole({ window, theme }: Variant): boolean {
  return window.width !== 768 && theme === 'light'
}
