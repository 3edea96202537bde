/** How code and styles are written for the oldest browsers of the build. */
export const forBrowsers = {
  /** They have small bugs with default and rest parameters. Otherwise all would be rewritten, not only those that meet a bug. */
  swc: { env: { bugfixes: true } },
  /** Instead of the direction of a text, they would be asked for the language of the page: 19 names in each place. */
  lightningcssLoader: { exclude: { dirSelector: true } },
} as const
