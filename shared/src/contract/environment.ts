import * as v from 'valibot'

import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import type { Report } from '#domain/report.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'

const filledText = v.pipe(v.string(), v.nonEmpty())
const address = v.pipe(v.string(), v.url())
const webAddress = v.pipe(address, v.startsWith('https://'))
const hostAndPort = v.object({
  host: filledText,
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
})

const firebaseSettings = v.object({
  firebase: v.object({
    projectId: filledText,
    apiKey: filledText,
    authDomain: filledText,
    storageBucket: filledText,
    appId: filledText,
  }),
  /** The region of the functions that pages call; without it, Firebase's default. */
  region: v.exactOptional(filledText),
  /** The site key of reCAPTCHA Enterprise; without it App Check is off. */
  appCheckKey: v.exactOptional(filledText),
  /** Production has none. */
  emulators: v.exactOptional(
    v.object({
      auth: address,
      firestore: hostAndPort,
      storage: hostAndPort,
      functions: hostAndPort,
    }),
  ),
})

/** The account at the email service of the contact form, which says without one that it cannot send. */
const contactMail = v.object({
  serviceId: filledText,
  templateId: filledText,
  publicKey: filledText,
  /** The service's origin. */
  origin: v.pipe(address, v.regex(/^[^/]+:\/\/[^/]+$/, 'must have no path')),
})

/** Links of the frame to other sites. */
const links = v.object({
  playStore: v.exactOptional(webAddress, 'https://play.google.com/store/search?q=AdaMarket&c=apps'),
  appStore: v.exactOptional(webAddress, 'https://apps.apple.com/search?term=AdaMarket'),
  social: v.exactOptional(
    v.pipe(v.array(v.object({ name: filledText, url: webAddress })), v.readonly()),
    [],
  ),
})

/** The path where what visitors who agree measure is counted; without it visitors are not asked, and nothing is sent. */
const telemetryUrl = v.pipe(v.string(), v.startsWith('/'))

const measuredShare = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** A point of P-256, base64url (RFC 8292): push services know the site by it. Without it no notifications are offered. */
export const pushKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{87}$/, 'is not a public key of push-keys'),
)

/** The Firebase project of the site, and its emulators. */
export type FirebaseSettings = v.InferOutput<typeof firebaseSettings>

/** The links of the frame to other sites. */
export type OutsideLinks = v.InferOutput<typeof links>

/** What deployment writes into the shell's page. */
export type Environment = FirebaseSettings & {
  readonly contactMail?: v.InferInput<typeof contactMail>
  readonly links?: v.InferInput<typeof links>
  readonly telemetryUrl?: string
  /** The share of visits that is measured, up to 1. */
  readonly measuredShare?: number
  readonly pushPublicKey?: string
  /** The hash of the shell's server.js, which renders the pages of this release. */
  readonly pageServer?: string
  /** Which checkout serves a local site, so that no other one's tests use it by mistake. */
  readonly checkout?: string
}

/** What the shell reads of the environment. */
export type ParsedEnvironment = {
  /** `invalid` names the first wrong setting. */
  readonly firebase: Result<FirebaseSettings, AppError>
  readonly links: OutsideLinks
  readonly contactMail: v.InferOutput<typeof contactMail> | undefined
  readonly telemetryUrl: string | undefined
  /** The share of visits that is measured; 0 without `telemetryUrl`. */
  readonly measuredShare: number
  readonly pushPublicKey: string | undefined
}

/** The element of the shell's page that holds the environment: its start, its text and its end. */
export const environmentElement =
  /(<script\b[^>]*\bid=["']?environment["']?[^>]*>)([\s\S]*?)(<\/script>)/

/** Reads the environment. An optional part that is invalid is reported and ignored: the site works without it. */
export function parseEnvironment(input: unknown, report: Report): ParsedEnvironment {
  const parts = v.safeParse(v.record(v.string(), v.unknown()), input)
  const values = parts.success ? parts.output : {}
  const optional = <Value>(name: string, part: v.GenericSchema<unknown, Value>) => {
    const parsed = v.safeParse(v.optional(part), values[name])
    if (parsed.success) return parsed.output
    const [{ message: cause }] = parsed.issues
    report({ what: `The site has no usable ${name}`, cause })
    return undefined
  }
  const url = optional('telemetryUrl', telemetryUrl)
  return {
    firebase: parseFirebase(values),
    links: optional('links', links) ?? v.parse(links, {}),
    contactMail: optional('contactMail', contactMail),
    telemetryUrl: url,
    measuredShare: url === undefined ? 0 : (optional('measuredShare', measuredShare) ?? 1),
    pushPublicKey: optional('pushPublicKey', pushKey),
  }
}

function parseFirebase(input: unknown): ParsedEnvironment['firebase'] {
  const parsed = v.safeParse(firebaseSettings, input)
  if (parsed.success) return ok(parsed.output)
  const [issue] = parsed.issues
  const place = v.getDotPath(issue) ?? 'settings'
  return err(appError('invalid', new Error(`Firebase settings, ${place}: ${issue.message}`)))
}
