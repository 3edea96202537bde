import type { ContactMail } from '@adamarket/shared/contract/host-services.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import * as v from 'valibot'

const filledText = v.pipe(v.string(), v.nonEmpty())

const schema = v.object({
  contactMail: v.optional(
    v.object({
      serviceId: filledText,
      templateId: filledText,
      publicKey: filledText,
      origin: v.pipe(v.string(), v.url(), v.regex(/^[^/]+:\/\/[^/]+$/, 'must have no path')),
    }),
  ),
})

/**
 * The `contactMail` of the page's environment. Invalid settings are reported and ignored: the contact
 * form then says that it cannot send, and the rest of the site works.
 */
export function readContactMail(environment: unknown, report: Report): ContactMail | undefined {
  const parsed = v.safeParse(schema, environment)
  if (parsed.success) return parsed.output.contactMail
  report({ what: 'The settings of the contact form are not usable', cause: parsed.issues[0] })
  return undefined
}
