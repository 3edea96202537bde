import type { IncomingHttpHeaders } from 'node:http'

/** The only cookie that Hosting passes on; the site keeps the chosen language in it. */
const chosen = /(?:^|;\s*)__session=([\w-]+)/

/** The visitor's language tags in the order of preference: the chosen one, then the browser's. */
export function languagesOf(headers: IncomingHttpHeaders): readonly string[] {
  const [, choice] = chosen.exec(headers.cookie ?? '') ?? []
  return [...(choice === undefined ? [] : [choice]), ...accepted(headers['accept-language'] ?? '')]
}

function accepted(header: string): readonly string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag, quality: quality === undefined ? 1 : Number(quality.trim().slice(2)) || 0 }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}
