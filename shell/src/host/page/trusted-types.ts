import type { TextPolicy } from '@adamarket/shared/ui/trusted-types.ts'
import { createTextPolicy } from '@adamarket/shared/ui/trusted-types.ts'

/** How React creates a `script` element, before it sets its text. */
const emptyScript = '<script></script>'

/**
 * What the browser asks about each plain text that could become code, since the site's policy requires
 * Trusted Types: `null` refuses it. Code that writes HTML has its own policy of Trusted Types. The origins of
 * scripts are limited by `script-src` and `worker-src`.
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
