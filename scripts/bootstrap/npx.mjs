import { join } from 'node:path'

import { run } from './command.mjs'
import { repository } from './repository.mjs'

const ownCache = join(repository, '.adamarket', 'npm-cache')

/** Runs npm or npx; a second time, with a cache of our own, when it may not write to the user's. */
export async function runNpm(program, parameters, { cwd, env = {} }) {
  const environment = environmentOfNpx({ ...process.env, ...env })
  const first = await run(program, parameters, { cwd, env: environment })
  if (!/^npm (?:error|ERR!) code (?:EACCES|EPERM|EROFS)$/m.test(first.output)) return first
  return await run(program, parameters, {
    cwd,
    env: { ...environment, npm_config_cache: ownCache },
  })
}

/**
 * The environment for our own npx. An outer npx, as in `npx -p node@24 -c 'npm test'`, passes on what it was
 * asked to run; the inner one would read that as its own options and refuse them.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function environmentOfNpx(environment) {
  const isOfOuterNpx = (name) => /^npm_config_(?:call|package)$/i.test(name)
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isOfOuterNpx(name)))
}

/**
 * The output of npx and pnpm without npm's warnings, warnings about the Node versions that packages ask
 * for, and progress.
 *
 * @param {string} output
 */
export function withoutNoise(output) {
  return output
    .split('\n')
    .filter((line) => !/^npm (?:warn|notice)|^\[WARN\] Unsupported engine|^Progress: /.test(line))
    .join('\n')
    .trim()
}
