/** Returns the text that may become code; `null` refuses it. */
export type TextPolicy = {
  readonly createHTML: (html: string) => string | null
  readonly createScript?: (code: string) => string | null
  readonly createScriptURL?: (url: string) => string | null
}

declare global {
  interface Window {
    /** Absent in some browsers. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        policy: TextPolicy,
      ) => { readonly createHTML: (html: string) => TrustedHTML }
    }
  }
}

/**
 * Creates a policy of Trusted Types, which the site's Content-Security-Policy requires: `default` is asked
 * about each plain text, any other name about those that are passed to it. Undefined where the browser has
 * no Trusted Types, and on a server.
 */
export function createTextPolicy(name: string, policy: TextPolicy) {
  return globalThis.window?.trustedTypes?.createPolicy(name, policy)
}
