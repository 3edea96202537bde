/** How code and styles are written for the oldest browsers of the build. */
export const forBrowsers = {
  /** Old browsers have bugs with default and rest parameters: only those that meet a bug are rewritten, instead of all. */
  swc: { env: { bugfixes: true } },
  /** `:dir()` stays: otherwise each rule with it would list the 19 languages that are read from right to left. */
  lightningcssLoader: { exclude: { dirSelector: true } },
} as const
