import type { Origins } from '#hosting/origins.ts'
import { remoteOrigins } from '#hosting/origins.ts'

/** Where the SDK gets the code that talks to Google's sign-in window, on first use. */
const googleSignIn = 'https://apis.google.com'

/** What the client of Firestore asks for when its connection breaks, to know whether there is any network. */
const networkCheck = 'https://www.google.com/images/cleardot.gif'

type Sources = {
  readonly origins: Origins
  /** Where the sign-in pop-up's helper page is served from. */
  readonly authPages: string
  readonly hasAppCheck: boolean
}

/** What App Check needs: reCAPTCHA, and where it changes its answer for a token. */
const appCheck = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  tokens: 'https://content-firebaseappcheck.googleapis.com',
}

/**
 * What the shell's pages may load and talk to. Nothing runs but files of the shell and of the
 * remotes: no inline script, no `eval`.
 */
export function contentSecurityPolicy({ origins, authPages, hasAppCheck }: Sources): string {
  const remotes = remoteOrigins(origins)
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remotes, googleSignIn, ...(hasAppCheck ? appCheck.scripts : [])],
    'style-src': ["'self'", ...remotes],
    'font-src': ["'self'", ...remotes],
    'img-src': ["'self'", ...remotes, origins.storage, networkCheck, 'data:', 'blob:'],
    'connect-src': [
      "'self'",
      ...remotes,
      ...origins.auth,
      origins.firestore,
      origins.storage,
      origins.functions,
      origins.email,
      ...(hasAppCheck ? [appCheck.tokens] : []),
      ...(origins.telemetry === undefined ? [] : [origins.telemetry]),
    ],
    'frame-src': [authPages, ...(hasAppCheck ? appCheck.frames : [])],
    'manifest-src': ["'self'"],
    // A worker of a remote cannot come from the remote's own site: its code is handed over as a text.
    'worker-src': ["'self'", 'blob:'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}
