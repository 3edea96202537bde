import { foldText } from '@adamarket/shared/domain/text/fold-text.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

import type { StaticPage } from '#features/reading/static-page.ts'

import { readFrontMatter } from './read-front-matter.ts'

/** `{#anchor}` at the end of a heading: the same in every language, so that links to it can be shared. */
const givenAnchor = /\s*\{#(?<anchor>[a-z0-9-]+)\}$/

/**
 * Compiles a Markdown file of `content`. Headings of the second level are sections; the only heading of
 * the first level is the page's title. Throws when the file is invalid.
 */
export function compilePage(file: string, language: Language): StaticPage {
  const { title, description, updated, body } = readFrontMatter(file)
  const sections: { id: string; title: string }[] = []
  const taken = new Set<string>()

  const markdown = new Marked({
    renderer: {
      heading({ tokens, text, depth }) {
        if (depth === 1)
          throw new Error(`"${text}" has one #, which is reserved for the title: use ##`)
        const id = unique(anchorOf(text), taken)
        const inline = this.parser.parseInline(tokens).replace(givenAnchor, '')
        if (depth === 2) sections.push({ id, title: plainText(inline) })
        return `<h${depth} id="${id}">${inline}</h${depth}>\n`
      },
    },
  })

  const html = sanitise(markdown.parse(body, { async: false }))
  return { language, title, description, updated, sections, html }
}

function anchorOf(heading: string): string {
  const given = givenAnchor.exec(heading)?.groups?.['anchor']
  if (given !== undefined) return given
  const slug = foldText(heading)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug === '' ? 'section' : slug
}

/** Numbers the second and later uses of an anchor: `fees`, `fees-2`, `fees-3`. */
function unique(anchor: string, taken: Set<string>): string {
  let candidate = anchor
  for (let count = 2; taken.has(candidate); count += 1) candidate = `${anchor}-${count}`
  taken.add(candidate)
  return candidate
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
}

/**
 * Allows only what a text may contain. Everything else, including raw HTML, is removed, so that an editor
 * of the texts can change what visitors read, but not what the page does.
 */
function sanitise(html: string): string {
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
