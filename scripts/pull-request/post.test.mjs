import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { run } from '#bootstrap/command.mjs'
import { repository } from '#bootstrap/repository.mjs'

const folder = mkdtempSync(join(tmpdir(), 'adamarket-post-'))
const event = join(folder, 'event.json')
const head = { full_name: 'stranger/adamarket', owner: { login: 'stranger' } }
const sent = []
let report
let isEndless = false
let tokensAtFiles
let api
let files

beforeAll(async () => {
  const workflow = { head_sha: 'c0ffee', head_branch: 'fix', head_repository: head }
  writeFileSync(event, JSON.stringify({ workflow_run: workflow }))
  files = await listen((request, response) => {
    tokensAtFiles.push(request.headers.authorization)
    response.write(report)
    if (!isEndless) response.end()
  })
  api = await listen(async (request, response) => {
    const { method, url, headers } = request
    if (headers.authorization !== 'Bearer token') return response.writeHead(401).end()
    if (url.includes('/zip')) return response.writeHead(302, { location: files.origin }).end()
    if (method !== 'GET') {
      let body = ''
      for await (const chunk of request) body += chunk
      sent.push({ method, url, ...JSON.parse(body) })
    }
    response.end(JSON.stringify(answerTo(url)))
  })
})

beforeEach(() => {
  sent.length = 0
  tokensAtFiles = []
})

afterAll(() => {
  api.server.close()
  files.server.close()
  rmSync(folder, { recursive: true })
})

it('reads the report where GitHub keeps it, without the token, and comments', async () => {
  report = '### Bytes\n\nNo change.'
  const { code, output } = await post()
  expect(output).toBe('Commented on #5.\n')
  expect(code).toBe(0)
  expect(sent).toMatchObject([
    { method: 'POST', url: '/repos/adamarket/adamarket/issues/5/comments' },
  ])
  expect(sent[0].body).toContain(report)
  expect(tokensAtFiles).toEqual([undefined])
})

it('reads no more than a report has, whatever its size was said to be', async () => {
  report = 'x'.repeat(200_000)
  isEndless = true
  await post()
  expect(sent[0].body.length).toBeLessThan(65_536)
})

function answerTo(url) {
  const path = url.replace('/repos/adamarket/adamarket', '')
  if (path.startsWith('/pulls?')) return [{ number: 5, head: { sha: 'c0ffee', repo: head } }]
  if (path.startsWith('/actions/runs?')) return { workflow_runs: [{ id: 7 }] }
  if (!path.startsWith('/actions/runs/7/artifacts')) return []
  const address = `${api.origin}/zip`
  return {
    artifacts: [
      {
        id: 1,
        name: 'report.md',
        size_in_bytes: 10,
        expired: false,
        archive_download_url: address,
      },
    ],
  }
}

function post() {
  return run(process.execPath, [join(repository, 'scripts', 'pull-request', 'post.mjs')], {
    env: {
      GITHUB_EVENT_PATH: event,
      GITHUB_REPOSITORY: 'adamarket/adamarket',
      GITHUB_API_URL: api.origin,
      GITHUB_SERVER_URL: 'https://github.com',
      GH_TOKEN: 'token',
    },
  })
}

async function listen(answer) {
  const server = createServer(answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, origin: `http://127.0.0.1:${server.address().port}` }
}
