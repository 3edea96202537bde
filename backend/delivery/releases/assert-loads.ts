import { createHash } from 'node:crypto'

import { inGroups } from '#functions/base/in-groups.ts'
import { CommandError } from '#base/command-error.ts'

import type { Release } from './release.ts'

/** The files that are requested at the same time. */
const batchSize = 10

const kinds = [
  { extension: '.js', directive: 'script-src', type: 'javascript' },
  { extension: '.css', directive: 'style-src', type: 'text/css' },
] as const

type Place = {
  /** The origin of the shell's site. */
  readonly shell: string
  /** The origin of the remote's site. */
  readonly site: string
  /** What makes the live shell allow the site, and the site answer. */
  readonly whatToDo: string
}

/**
 * Loads the files of a release as a page of the live shell would: with its Content-Security-Policy, from another origin,
 * and with their hashes.
 *
 * @returns false when there is no shell: nothing is known then
 * @throws CommandError naming what a page could not load, and why
 */
export async function assertLoads(release: Release, place: Place): Promise<boolean> {
  const { shell, site, whatToDo } = place
  const page = await fetch(`${shell}/shell.html`).catch(() => undefined)
  if (!page) return false
  if (!page.ok) throw new CommandError(`${shell} has no shell: ${page.status}. ${whatToDo}`)
  const policy = page.headers.get('Content-Security-Policy') ?? ''
  const files = [[release.entry, release.integrity], ...Object.entries(release.hashes)] as const
  for (const { extension, directive } of kinds) {
    const isUsed = files.some(([file]) => file.endsWith(extension))
    if (isUsed && !sourcesIn(policy, directive).includes(site)) {
      throw new CommandError(`The shell that is live does not allow ${site}. ${whatToDo}`)
    }
  }
  for (const group of inGroups(files, batchSize)) {
    await Promise.all(
      group.map(async ([file, integrity]) => {
        const problem = await problemOf(`${site}/${release.version}/${file}`, integrity)
        if (problem === undefined) return
        throw new CommandError(`A page could not load ${release.version}/${file}: ${problem}`)
      }),
    )
  }
  return true

  async function problemOf(address: string, integrity: string) {
    const answer = await fetch(address, { headers: { Origin: shell } }).catch(() => undefined)
    if (!answer) return `nothing answers at ${site}. ${whatToDo}`
    const content = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok) return `${address} answers ${answer.status}.`
    const allowed = answer.headers.get('Access-Control-Allow-Origin')
    if (allowed !== '*' && allowed !== shell) return `${site} does not let other origins read it.`
    const type = answer.headers.get('Content-Type') ?? ''
    const kind = kinds.find(({ extension }) => address.endsWith(extension))
    if (kind && !type.includes(kind.type)) return `it is served as ${type || 'nothing'}.`
    const hash = `sha256-${createHash('sha256').update(content).digest('base64')}`
    return hash === integrity ? undefined : 'its content has another hash than the build.'
  }
}

/** The sources that a policy allows for a kind of files. */
function sourcesIn(policy: string, directive: string): readonly string[] {
  const [, ...sources] =
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .find(([name]) => name === directive) ?? []
  return sources
}
