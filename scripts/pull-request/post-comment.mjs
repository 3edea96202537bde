import { composeComment, marker } from './compose-comment.mjs'

/** A report has some thousand characters; most of them in a table. */
const maxBytes = 100_000
/** Who the token of a workflow belongs to. */
const ownLogin = 'github-actions[bot]'
const appName = /^[a-z][a-z-]*$/
const releaseName = /^\d+\.\d+\.\d+-[0-9a-f]{8}$/

/**
 * Writes what the workflows of a pull request found into a comment of it, and replaces that comment later.
 *
 * What they left was written by the code of the pull request, which may be a stranger's. It decides nothing: which pull
 * request it is, and which files belong to it, GitHub says; a preview is a name of a release, from which the address of our
 * own site is made; and the report takes no effect in the comment. No file of it is unpacked, written or run.
 *
 * @param {object} run The workflow that has ended, in the form of GitHub's event.
 * @param {object} github
 * @param {string} github.server Its address, with the repository.
 * @param {string} github.site The site of the previews; empty without one.
 * @param {(path: string, body?: { method: string, body: object }) => Promise<any>} github.request
 * @param {(address: string, maxBytes: number) => Promise<string>} github.download The beginning of a file, as text.
 * @returns {Promise<string>} What was done.
 */
export async function postComment(run, github) {
  const numbers = await pullRequestsOf(run, github)
  if (numbers.length === 0) return 'No open pull request ends with this commit.'
  const comment = composeComment(await partsOf(run, github))
  for (const number of numbers) await write(comment, number, github)
  return `Commented on ${numbers.map((number) => `#${number}`).join(', ')}.`
}

/** The open pull requests whose last commit was checked. */
async function pullRequestsOf(
  { head_sha: commit, head_branch: branch, head_repository: head },
  { request },
) {
  // A fork can be deleted.
  if (!head) return []
  const from = encodeURIComponent(`${head.owner.login}:${branch}`)
  const pulls = await request(`/pulls?state=open&head=${from}`)
  return pulls
    .filter((pull) => pull.head.sha === commit && pull.head.repo?.full_name === head.full_name)
    .map(({ number }) => number)
}

async function partsOf({ head_sha: commit }, { request, download, server, site }) {
  const { workflow_runs: runs } = await request(
    `/actions/runs?event=pull_request&head_sha=${commit}&per_page=100`,
  )
  const files = new Map()
  // The newest run comes first, and its files replace those of an earlier one.
  for (const { id } of runs.toReversed()) {
    const { artifacts } = await request(`/actions/runs/${id}/artifacts?per_page=100`)
    for (const artifact of artifacts) {
      if (!artifact.expired) files.set(artifact.name, { ...artifact, run: id })
    }
  }
  const read = async (name) => {
    const file = files.get(name)
    if (!file || file.size_in_bytes > maxBytes) return undefined
    return await download(file.archive_download_url, maxBytes)
  }
  const previews = []
  for (const name of [...files.keys()].toSorted()) {
    const app = /^preview-(.*)\.txt$/.exec(name)?.[1] ?? ''
    if (site === '' || !appName.test(app)) continue
    const version = (await read(name))?.trim() ?? ''
    if (releaseName.test(version))
      previews.push({ app, address: `${site}/?remote=${app}@${version}` })
  }
  const page = files.get('pictures.html')
  return {
    report: await read('report.md'),
    previews,
    pictures: page && `${server}/actions/runs/${page.run}/artifacts/${page.id}`,
  }
}

async function write(text, number, { request }) {
  const body = { body: text }
  for (let page = 1; ; page += 1) {
    const comments = await request(`/issues/${number}/comments?per_page=100&page=${page}`)
    const own = comments.find(
      ({ user, body: written }) => user?.login === ownLogin && written.startsWith(marker),
    )
    if (own) return await request(`/issues/comments/${own.id}`, { method: 'PATCH', body })
    if (comments.length < 100)
      return await request(`/issues/${number}/comments`, { method: 'POST', body })
  }
}
