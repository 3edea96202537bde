import { marked } from 'marked'
import { describe, expect, it } from 'vitest'

import { postComment } from './post-comment.mjs'

const own = { login: 'github-actions[bot]' }
const head = { full_name: 'stranger/adamarket', owner: { login: 'stranger' } }
const run = { head_sha: 'c0ffee', head_branch: 'fix&page=9', head_repository: head }

/** GitHub with one pull request, the files of its workflows by their names, and comments. */
function aGithub({ files = {}, pulls = [pullRequest()], comments = [] } = {}) {
  const sent = []
  const entries = Object.entries(files)
  const artifacts = entries.map(([name, text], id) => ({
    name,
    id,
    size_in_bytes: text.length,
    expired: false,
    archive_download_url: name,
  }))
  const answers = [
    [/^\/pulls\?state=open&head=stranger%3Afix%26page%3D9$/, () => pulls],
    [
      /^\/actions\/runs\?event=pull_request&head_sha=c0ffee&/,
      () => ({ workflow_runs: [{ id: 7 }] }),
    ],
    [/^\/actions\/runs\/7\/artifacts\?/, () => ({ artifacts })],
    [
      /^\/issues\/5\/comments\?per_page=100&page=(\d+)$/,
      (page) => comments.slice((page - 1) * 100, page * 100),
    ],
  ]
  return {
    sent,
    server: 'https://github.com/adamarket/adamarket',
    site: 'https://staging.example',
    download: async (name) => files[name],
    request: async (path, options) => {
      if (options) return sent.push({ path, ...options })
      const [form, answer] = answers.find(([one]) => one.test(path)) ?? []
      if (!answer) throw new Error(`No answer to ${path}`)
      return answer(form.exec(path)[1])
    },
  }
}

function pullRequest(changes = {}) {
  return { number: 5, head: { sha: 'c0ffee', repo: head, ...changes } }
}

/** What is written about files that the workflows left. */
async function written(files) {
  const github = aGithub({ files })
  await postComment(run, github)
  return github.sent[0].body.body
}

describe('the comment of a pull request', () => {
  it('has the report, the previews on our own site, and where the pictures are', async () => {
    const report = '### Bytes\n\n| Page | Budget |\n| --- | --- |\n| / | **over by 1,000** |\n'
    const text = await written({
      'report.md': report,
      'pictures.html': '<p>',
      'preview-static-pages.txt': '0.1.0-1a2b3c4d\n',
      'preview-browse.txt': '0.1.0-00000000\n',
    })
    expect(text).toContain(report)
    expect(text).toContain(`- browse: https://staging.example/?remote=browse@0.1.0-00000000
- static-pages: https://staging.example/?remote=static-pages@0.1.0-1a2b3c4d`)
    expect(text).toContain('](https://github.com/adamarket/adamarket/actions/runs/7/artifacts/1)')
  })

  it('is written once, and replaced later, also behind a hundred others', async () => {
    const first = aGithub()
    expect(await postComment(run, first)).toBe('Commented on #5.')
    const [{ path, method, body }] = first.sent
    expect([method, path]).toEqual(['POST', '/issues/5/comments'])

    const others = Array.from({ length: 100 }, (_, id) => ({ id, user: own, body: 'Thanks' }))
    const second = aGithub({ comments: [...others, { id: 321, user: own, ...body }] })
    await postComment(run, second)
    expect(second.sent).toEqual([{ path: '/issues/comments/321', method: 'PATCH', body }])
  })

  it('does not replace the comment of a user who begins as ours does', async () => {
    const [{ body }] = await sentTo(aGithub())
    const github = aGithub({ comments: [{ id: 1, user: { login: 'stranger' }, ...body }] })
    expect((await sentTo(github))[0]).toMatchObject({ method: 'POST' })
  })

  it.each([
    ['has got another commit', { sha: 'decade' }],
    ['is another repository’s branch of this name', { repo: { full_name: 'other/adamarket' } }],
    ['comes from a repository that is gone', { repo: null }],
  ])('is not written where the pull request %s', async (_what, changes) => {
    const github = aGithub({ pulls: [pullRequest(changes)] })
    expect(await postComment(run, github)).toBe('No open pull request ends with this commit.')
    expect(github.sent).toEqual([])
  })
})

it('a comment is not written once the fork is gone', async () => {
  const github = aGithub()
  const gone = { ...run, head_repository: null }
  expect(await postComment(gone, github)).toBe('No open pull request ends with this commit.')
})

describe('a hostile report', () => {
  it.each([
    ['a mention', 'Thanks @everyone, @adamarket/platform'],
    ['an encoded mention', '&#64;everyone'],
    ['an email', 'ada@example.com and <ada@example.com>'],
    ['a link', '[here](https://evil.example)'],
    ['a link behind an escape', String.raw`\[here](/evil)`],
    ['a link defined elsewhere', '[here]\n\n[here]: /evil'],
    ['an address', 'https://evil.example, ftp://evil.example or www.evil.example'],
    ['a picture', '![](//evil.example/pixel.png)'],
    ['HTML', '<img src=x onerror=alert(1)><!-- -->\n\n<details>'],
    ['a block of code', '```mermaid\nx\n```\n\n~~~\nx\n~~~'],
    ['a formula', String.raw`$\href{x}{y}$`],
    ['a number of an issue', 'Fixes #1 and GH-1'],
    ['text that turns around', 'a\u202Eb\u200Bc\u0000'],
    ['a comment of ours', '<!-- What a pull request changes -->'],
  ])('has no effect: %s', async (_what, report) => {
    const comment = await written({ 'report.md': `| Page |\n| --- |\n| ${report} |\n\n${report}` })
    const html = marked.parse(comment.slice(comment.indexOf('\n')))
    const tags = new Set(html.match(/<[^>]*>/g))
    for (const tag of tags) expect(tag).toMatch(/^<\/?(?:p|table|thead|tbody|tr|th|td)>$/)
    expect(html).not.toMatch(/@\w|#\d(?!\d;)|GH-\d|:\/\/|www\.|\$|[\u202E\u200B\0]/)
  })

  it('is cut, so that GitHub takes the comment', async () => {
    const text = await written({ 'report.md': '@'.repeat(90_000) })
    expect(text.length).toBeLessThan(65_536)
    expect(text).toContain('…')
  })

  it('is not even downloaded when it is huge', async () => {
    const github = aGithub({ files: { 'report.md': 'x'.repeat(100_001) } })
    github.download = () => expect.unreachable()
    expect((await sentTo(github))[0].body.body).toContain('There is no report')
  })
})

it.each([
  ['preview-browse.txt', '0.1.0-1a2b3c4d](https://evil.example)'],
  ['preview-browse.txt', '../../other@0.1.0-1a2b3c4d'],
  ['preview-browse.txt', 'https://evil.example/'],
  ['preview-../../.ssh.txt', '0.1.0-1a2b3c4d'],
  ['preview-browse&x=.txt', '0.1.0-1a2b3c4d'],
  ['../report.md', '### Bytes'],
])('a file %s with %s becomes no preview and no report', async (name, content) => {
  const text = await written({ [name]: content })
  expect(text).not.toMatch(/Preview|evil|Bytes|remote=/)
})

async function sentTo(github) {
  await postComment(run, github)
  return github.sent
}
