import type { Origins } from './origins.ts'
import { remoteOrigins } from './origins.ts'

/** Where the SDK loads the code for Google's sign-in popup from, on first use. */
const googleSignIn = 'https://apis.google.com'

/**
 * Who may decide that a text is code: the shell, the static pages, and the scripts of Google's sign-in. More than one
 * copy of a remote runs in a tab that is open during a release, and each creates its policy.
 */
const textPolicies = ['default', 'static-pages', 'gapi#gapi', 'goog#html', "'allow-duplicates'"]

type Sources = {
  readonly origins: Origins
  /** The origin of the sign-in popup's helper page. */
  readonly authPages: string
  readonly hasAppCheck: boolean
}

/** reCAPTCHA, for App Check and before a text message is sent. */
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

/** Where App Check exchanges the answer of reCAPTCHA for a token. */
const appCheckTokens = 'https://content-firebaseappcheck.googleapis.com'

/**
 * The policy of the shell's pages. Only files of the shell and the remotes run: no inline script, no `eval`.
 * Where a browser has Trusted Types, a text becomes code only if one of the named policies allows it. Most code uses the
 * shell's policy (`trusted-types.ts`).
 */
export function contentSecurityPolicy({ origins, authPages, hasAppCheck }: Sources): string {
  const remotes = remoteOrigins(origins)
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remotes, googleSignIn, ...recaptcha.scripts],
    'style-src': ["'self'", ...remotes],
    'font-src': ["'self'", ...remotes],
    'img-src': ["'self'", ...remotes, origins.storage, 'data:', 'blob:'],
    'connect-src': [
      "'self'",
      ...remotes,
      ...origins.auth,
      origins.firestore,
      origins.storage,
      origins.functions,
      origins.email,
      ...(hasAppCheck ? [appCheckTokens] : []),
    ],
    'frame-src': [authPages, ...recaptcha.frames],
    'manifest-src': ["'self'"],
    // A remote's worker cannot come from the remote's own site: its code is passed on as a text.
    'worker-src': ["'self'", 'blob:'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': textPolicies,
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}
