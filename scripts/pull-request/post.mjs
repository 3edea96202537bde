import { readFileSync } from 'node:fs'

import { postComment } from './post-comment.mjs'

// Run by .github/workflows/comment.yml, with the code of main and nothing installed.
const { GITHUB_EVENT_PATH, GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_SERVER_URL, GH_TOKEN } =
  process.env
const headers = { authorization: `Bearer ${GH_TOKEN}`, accept: 'application/vnd.github+json' }
const { workflow_run: run } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8'))

console.log(
  await postComment(run, {
    server: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`,
    site: process.env.SITE ?? '',
    request,
    download,
  }),
)

async function request(path, { method = 'GET', body } = {}) {
  const address = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}${path}`
  const answer = await fetch(address, { method, headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(`GitHub answers ${answer.status} to ${method} ${path}`)
  return await answer.json()
}

/** Reads no more of a file than allowed. GitHub redirects to where it is, which gets no token. */
async function download(address, maxBytes) {
  const answer = await fetch(address, { headers })
  if (!answer.ok) throw new Error(`GitHub answers ${answer.status} to ${address}`)
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of answer.body) {
    size += chunk.length
    text += decoder.decode(chunk, { stream: true })
    if (size > maxBytes) break
  }
  return text
}
