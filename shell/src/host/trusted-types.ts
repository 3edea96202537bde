import type { TextPolicy } from '@adamarket/shared/ui/trusted-types.ts'
import { createTextPolicy } from '@adamarket/shared/ui/trusted-types.ts'

/** How React makes a `script` element, before it gives it a text. */
const emptyScript = '<script></script>'

/**
 * What the browser asks about each plain text that could become code, since the site's policy requires
 * Trusted Types: `null` refuses it. What writes HTML has a policy of its own. Where scripts may come from is the
 * policy's own matter (`script-src`, `worker-src`).
 */
export const defaultPolicy: Required<TextPolicy> = {
  createHTML: (html) => (html === emptyScript ? html : null),
  // Structured data for search engines is the text of a script element.
  createScript: (code) => (isJson(code) ? code : null),
  createScriptURL: (url) => url,
}

/** Call it before anything else runs. */
export function requireTrustedTypes(): void {
  createTextPolicy('default', defaultPolicy)
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
