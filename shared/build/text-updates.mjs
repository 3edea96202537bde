/**
 * Puts the texts of a changed file into those that a page shows, and has the page rendered again, without a reload. For
 * development servers: see plugin-texts.ts.
 *
 * @param {Record<string, unknown>} shown
 * @param {Record<string, unknown>} changed
 */
export function showTexts(shown, changed) {
  replace(shown, changed)
  // The router loads and renders the page at this address again.
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

/**
 * @param {Record<string, unknown>} shown
 * @param {Record<string, unknown>} changed
 */
function replace(shown, changed) {
  for (const key of Object.keys(shown)) if (!(key in changed)) delete shown[key]
  for (const [key, value] of Object.entries(changed)) {
    const before = shown[key]
    if (isGroup(before) && isGroup(value)) replace(before, value)
    else shown[key] = value
  }
}

/**
 * A compiled message is a text or a list.
 *
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isGroup(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
