import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { compareContracts } from '@adamarket/shared/build/compare-contracts.ts'
import type { ComparedRelease, LiveReleases } from '@adamarket/shared/build/compare-live.ts'
import { compareLive } from '@adamarket/shared/build/compare-live.ts'
import { contractFile } from '@adamarket/shared/build/contract-types.ts'

import { readRelease } from '#fixtures/releases.ts'

import type { Change } from './change.ts'
import { contractText } from './contract-text.ts'

/** The services and modules that shell and remotes promise each other, by the types that builds of the shell recorded. */
export async function contract({ before, now, site }: Change): Promise<string> {
  const heading = '### Contract'
  const shells = { before: before['shell'] ?? '', now: now['shell'] ?? '' }
  const file = join(shells.before, contractFile)
  if (!existsSync(file)) return `${heading}\n\nThe commit before recorded no types.`
  const types = {
    before: await readFile(file, 'utf8'),
    now: await readFile(join(shells.now, contractFile), 'utf8'),
  }
  const exposes = ['menu', 'routes']
  const { contract: version } = await readRelease(shells.now)
  const text = contractText({
    before: (await readRelease(shells.before)).contract,
    now: version,
    broken: await compareContracts(types.now, { types: types.before, exposes }),
    added: await compareContracts(types.before, { types: types.now, exposes }),
    lines: await changedLines(file, join(shells.now, contractFile)),
    live:
      site === undefined ? undefined : await liveOf(site, { types: types.now, contract: version }),
  })
  return `${heading}\n\n${text}`
}

/** The releases of a site, with a shell that is not on it. */
async function liveOf(
  site: string,
  shell: Parameters<typeof compareLive>[0],
): Promise<readonly ComparedRelease[]> {
  const text = await read(new URL('/remotes.json', site).href)
  if (text === undefined) throw new Error(`${site} has no remotes.json`)
  const live: LiveReleases = JSON.parse(text)
  return await compareLive(shell, live, read)
}

async function read(address: string): Promise<string | undefined> {
  const answer = await fetch(address)
  return answer.ok ? await answer.text() : undefined
}

/** The lines that a diff adds and removes. Git has the exit code 1 when there are any. */
function changedLines(before: string, now: string): Promise<readonly string[]> {
  const parameters = ['diff', '--no-index', '--unified=0', '--', before, now]
  return new Promise((resolve) => {
    execFile('git', parameters, (_error, printed) => {
      resolve(printed.split('\n').filter((line) => /^[+-](?!\+\+ |-- )\s*\S/.test(line)))
    })
  })
}
