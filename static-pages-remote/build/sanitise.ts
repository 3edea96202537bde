import sanitizeHtml from 'sanitize-html'

/**
 * Allows only what a text may contain. Everything else, including raw HTML, is removed, so that an editor
 * of the texts can change what visitors read, but not what the page does.
 */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'br', 'hr'],
    allowedAttributes: { a: ['href', 'rel'], h2: ['id'], h3: ['id'], ol: ['start'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href }) => ({
        tagName,
        attribs: {
          ...(href !== undefined && { href }),
          ...(href?.startsWith('https:') && { rel: 'noopener noreferrer' }),
        },
      }),
    },
  })
}
