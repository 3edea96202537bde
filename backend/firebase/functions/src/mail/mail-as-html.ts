import { languageAttributes } from '@adamarket/shared/domain/languages.ts'
import { escapeXml } from '@adamarket/shared/domain/text/escape-xml.ts'

import type { Line, ListingInMail, Mail } from './mail.ts'
import { addressOf } from './mail.ts'
import { withoutLinks } from './without-links.ts'

/**
 * An email for programs that show HTML: what its text says, and the pictures, without which it can be read as well. It has
 * no colours, so that those of the reader apply, light or dark.
 */
export function mailAsHtml({ language, subject, paragraphs }: Mail): string {
  const attributes = languageAttributes(language)
  // Mail programs show what is in the body in a page of their own: it repeats the language.
  return `<!doctype html>
<html ${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${textAsHtml(subject)}</title>
</head>
<body>
<div ${attributes} style="max-width:36em;font-family:sans-serif;line-height:1.5">
${paragraphs.map(paragraphAsHtml).join('\n')}
</div>
</body>
</html>
`
}

function paragraphAsHtml(paragraph: Mail['paragraphs'][number]): string {
  if (typeof paragraph === 'string') return `<p>${textAsHtml(paragraph)}</p>`
  if ('title' in paragraph) return listingAsHtml(paragraph)
  return `<p>${paragraph.map(lineAsHtml).join('<br>\n')}</p>`
}

/** A table, since mail programs know few other layouts, and one without sides, which turns with the language. */
function listingAsHtml({ title, facts, link, picture }: ListingInMail): string {
  const cells = picture
    ? `<td width="120" valign="top"><img src="${escapeXml(picture.link)}" width="${picture.width}" height="${picture.height}" alt="${textAsHtml(title)}"></td>
<td width="12"></td>
`
    : ''
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin-bottom:1em">
<tr>
${cells}<td valign="top"><strong>${lineAsHtml({ words: title, link })}</strong><br>
${textAsHtml(facts)}</td>
</tr>
</table>`
}

function lineAsHtml(line: Line): string {
  if (typeof line === 'string') return textAsHtml(line)
  // Words of people may be read in the other direction than the email.
  return `<a href="${escapeXml(addressOf(line.link))}" dir="auto">${textAsHtml(line.words)}</a>`
}

/** The content of an element or attribute. Mail programs make links of addresses in any text. */
function textAsHtml(text: string): string {
  return escapeXml(withoutLinks(text))
}
