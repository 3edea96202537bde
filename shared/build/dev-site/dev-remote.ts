#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { UserError } from '#build/user-error.ts'

import { freePort } from './free-port.ts'
import { showOnSite } from './show-on-site.ts'
import { siteOrigin } from './site-proxy.ts'

// `npm run dev` of a remote in a repository of its own: alone, or with --site <address> within a running site.
const usage = 'Usage: npm run dev, or npm run dev -- --site <address>'
const folder = process.cwd()

try {
  const { values } = readOptions()
  if (values.site === undefined) process.exitCode = runAlone()
  else await runOnSite(values.site)
} catch (error) {
  if (!(error instanceof UserError)) throw error
  process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
}

function readOptions() {
  try {
    return parseArgs({ options: { site: { type: 'string' } } })
  } catch (cause) {
    throw new UserError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`)
  }
}

function runAlone(): number {
  return rsbuild(['dev', '--config', 'standalone.config.ts'], 'inherit').status ?? 1
}

async function runOnSite(address: string): Promise<void> {
  const site = siteOrigin(address)
  if (site === undefined) throw new UserError(`Name the address of a site.\n${usage}`)
  const { status, stdout, stderr } = rsbuild(['build'], 'pipe')
  if (status !== 0) throw new UserError(`The remote could not be built.\n\n${stdout}${stderr}`)
  const running = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => running.abort())
  const message = await showOnSite({
    folder,
    site,
    ports: { site: await freePort(), devServer: await freePort() },
    logs: join(folder, '.adamarket'),
    onProblem: print,
    signal: running.signal,
  })
  print(`\n${message}`)
}

function rsbuild(parameters: readonly string[], stdio: 'inherit' | 'pipe') {
  const program = join(folder, 'node_modules', '.bin', 'rsbuild')
  return spawnSync(program, parameters, { cwd: folder, stdio, encoding: 'utf8' })
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
