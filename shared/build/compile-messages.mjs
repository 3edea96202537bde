import compile from 'icu-minify/compile'

/** The files of messages: `src/texts/<language>/<namespace>.json`, ICU MessageFormat. */
export const messageFile = /[\\/]src[\\/]texts[\\/][a-z]{2}[\\/][\w-]+\.json$/

/**
 * Messages as a page formats them, without a parser of its own (icu-minify). Throws for a wrong one.
 *
 * @param {string} json
 * @returns {string} JSON as well
 */
export function compileMessages(json) {
  return JSON.stringify(
    JSON.parse(json, (_key, value) => (typeof value === 'string' ? compile(value) : value)),
  )
}
