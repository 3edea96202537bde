import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { ensureChromium } from '#bootstrap/chromium.mjs'
import { prepareMachine, runPlatform } from '#bootstrap/platform.mjs'
import { repository } from '#bootstrap/repository.mjs'
import { stop } from '#bootstrap/stop.mjs'
import { changedFiles, readAt, readWorkspace } from '#checks/changed-files.mjs'
import { reachedPages } from '#checks/reached-pages.mjs'

import { composeComment } from './compose-comment.mjs'

// `npm run ops -- pull-request`: the comment of a pull request with the changes of this checkout, as the workflows make
// it, and a page of pictures beside it.
const { values } = parseArgs({
  options: {
    since: { type: 'string', default: 'main' },
    preview: { type: 'string', multiple: true, default: [] },
    site: { type: 'string' },
  },
})
const previews = values.preview.map(readPreview)
const since = mergeBase(values.since)
const folder = join(repository, '.adamarket', 'reports', 'pull-request')
const pages = reachedPages(changedFiles(since), {
  ...readWorkspace(),
  read: (path) => readFileSync(join(repository, path), 'utf8'),
  readBefore: (path) => readAt(since, path),
})

await prepareMachine()
Object.assign(process.env, await ensureChromium())
const script = join(repository, 'e2e', 'pull-request', 'report.ts')
process.exitCode = await runPlatform([
  'with-stack',
  '--',
  process.execPath,
  script,
  ...(values.site === undefined ? [] : ['--site', readSite(values.site)]),
  since,
  ...pages,
])
if (process.exitCode === 0) {
  const report = readFileSync(join(folder, 'report.md'), 'utf8')
  const pictures = existsSync(join(folder, 'pictures.html')) ? 'pictures.html' : undefined
  const comment = composeComment({ report, previews, pictures })
  writeFileSync(join(folder, 'comment.md'), comment)
  console.log(`\n${comment}\n${join(folder, 'comment.md')}`)
}

/** Where this checkout left a branch, or a commit. */
function mergeBase(commit) {
  try {
    const options = { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    return execFileSync('git', ['merge-base', commit, 'HEAD'], options).trim()
  } catch {
    return stop(`This repository has no ${commit} from which this checkout comes.`)
  }
}

function readPreview(text) {
  const [, app, address] = /^([a-z-]+)=(https?:\/\/\S+)$/.exec(text) ?? []
  return app ? { app, address } : stop('--preview takes an app and an address: browse=https://…')
}

function readSite(text) {
  return URL.parse(text)?.origin ?? stop('--site takes an address: https://…')
}
