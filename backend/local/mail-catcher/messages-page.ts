import { escapeXml } from '@adamarket/shared/domain/text/escape-xml.ts'

import type { CaughtMessage } from './message.ts'
import type { SentMail } from './sent-mails.ts'

const style = `
  :root { color-scheme: light dark }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
  article { margin-block: 1rem; padding: 1rem; border: 1px solid #8888; border-radius: .5rem }
  h2 { margin: 0; font-size: 1.1rem }
  p { margin: .25rem 0 } .text { white-space: pre-wrap; overflow-wrap: anywhere }
  small { opacity: .75 }`

/** The page that shows the caught messages and emails, newest first. It refreshes itself. */
export function messagesPage(
  messages: readonly CaughtMessage[],
  mails: readonly SentMail[],
): string {
  const list = messages.toReversed().map(article).join('')
  const mailList = mails.toReversed().map(mailArticle).join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3">
<title>${messages.length + mails.length} caught | AdaMarket mail</title>
<style>${style}</style>
</head>
<body>
<h1>Contact messages</h1>
<p>What the contact form of this local site sends arrives here, and goes no further.</p>
${list === '' ? noMessages : list}
<h1>Emails</h1>
<p>What this local site would send to its users.</p>
${mailList === '' ? noMessages : mailList}
</body>
</html>
`
}

const noMessages = '<p>Nothing has been sent yet.</p>'

function mailArticle({ to, subject, text, at }: SentMail): string {
  return `<article>
<h2>${escapeXml(subject)}</h2>
<p class="text">${escapeXml(text)}</p>
<p><small>${escapeXml(at)}, to ${escapeXml(to.join(', '))}</small></p>
</article>
`
}

function article({ receivedAt, fields }: CaughtMessage): string {
  const { user_name, user_email, message, service_id, template_id } = fields
  return `<article>
<h2>${escapeXml(user_name)} &lt;${escapeXml(user_email)}&gt;</h2>
<p class="text">${escapeXml(message)}</p>
<p><small>${escapeXml(receivedAt)}, by ${escapeXml(service_id)} with ${escapeXml(template_id)}</small></p>
</article>
`
}
