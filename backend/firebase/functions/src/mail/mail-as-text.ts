import type { Line, Mail } from './mail.ts'
import { addressOf } from './mail.ts'
import { withoutLinks } from './without-links.ts'

/** An email for programs that show text alone. */
export function mailAsText({ paragraphs }: Pick<Mail, 'paragraphs'>): string {
  return `${paragraphs.map(paragraphAsText).join('\n\n')}\n`
}

function paragraphAsText(paragraph: Mail['paragraphs'][number]): string {
  if (typeof paragraph === 'string') return withoutLinks(paragraph)
  if (!('title' in paragraph)) return paragraph.map(lineAsText).join('\n')
  const { title, facts, link } = paragraph
  return [withoutLinks(title), withoutLinks(facts), addressOf(link)].join('\n')
}

function lineAsText(line: Line): string {
  if (typeof line === 'string') return withoutLinks(line)
  return `${withoutLinks(line.words)}: ${addressOf(line.link)}`
}
