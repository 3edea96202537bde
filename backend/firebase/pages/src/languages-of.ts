import type { IncomingHttpHeaders } from 'node:http'

import { accepted } from './accepted.ts'

/** The only cookie that Hosting passes on; the site keeps the chosen language in it. */
const chosen = /(?:^|;\s*)__session=([\w-]+)/

/** The visitor's language tags in the order of preference: the chosen one, then the browser's. */
export function languagesOf(headers: IncomingHttpHeaders): readonly string[] {
  const [, choice] = chosen.exec(headers.cookie ?? '') ?? []
  return [...(choice === undefined ? [] : [choice]), ...accepted(headers['accept-language'])]
}
