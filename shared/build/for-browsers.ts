/** The oldest browsers for which the site is made: the first with popovers, such as its menus. README.md names them. */
export const oldestVersions = { chrome: 114, edge: 114, firefox: 125, safari: 17, ios_saf: 17 }

export const oldestBrowsers = Object.entries(oldestVersions).map(
  ([browser, version]) => `${browser} >= ${version}`,
)

/** How code and styles are written for the oldest browsers of the build. */
export const forBrowsers = {
  /** Old browsers have bugs with default and rest parameters: only those that meet a bug are rewritten, instead of all. */
  swc: { env: { bugfixes: true } },
  /** `:dir()` stays: otherwise each rule with it would list the 19 languages that are read from right to left. */
  lightningcssLoader: { exclude: { dirSelector: true } },
} as const
