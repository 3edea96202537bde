import type { Report } from '@adamarket/shared/domain/report.ts'
import * as v from 'valibot'

const webAddress = v.pipe(v.string(), v.url(), v.startsWith('https://'))

const schema = v.object({
  links: v.optional(
    v.object({
      playStore: v.optional(webAddress, 'https://play.google.com/store/search?q=AdaMarket&c=apps'),
      appStore: v.optional(webAddress, 'https://apps.apple.com/search?term=AdaMarket'),
      social: v.optional(
        v.array(v.object({ name: v.pipe(v.string(), v.nonEmpty()), url: webAddress })),
        [],
      ),
    }),
    {},
  ),
})

/** The links of the frame to other sites. */
export type OutsideLinks = v.InferOutput<typeof schema>['links']

/**
 * The `links` of the page's environment: `playStore`, `appStore`, and `social`, a list of
 * `{ name, url }` for the footer. A missing link has a default; invalid links are reported, and all
 * defaults are used.
 */
export function readOutsideLinks(environment: unknown, report: Report): OutsideLinks {
  const parsed = v.safeParse(schema, environment)
  if (parsed.success) return parsed.output.links
  report({ what: 'The links out of the site are not usable', cause: parsed.issues[0] })
  return v.parse(schema, {}).links
}
