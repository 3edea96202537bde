import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { repository } from './bootstrap/repository.mjs'
import { everywhere } from './checks/changed.mjs'
import { changedFiles, readAt, readWorkspace } from './checks/changed-files.mjs'
import { lockfile, packagesIn, reachedApps } from './checks/reached.mjs'

// Prints which apps the changes since a commit reach, as JSON: `node scripts/reached.mjs <commit>`. The workflows start
// by it before anything is installed.
const [since = 'HEAD'] = process.argv.slice(2)
const read = (path) => readFileSync(join(repository, path), 'utf8')

console.log(JSON.stringify(reachedApps(changesSince(since), { ...readWorkspace(), read })))

/** The changed files, without a lockfile that has the same packages. */
function changesSince(commit) {
  const before = readAt(commit, lockfile)
  // After a forced push, the commit from before is gone.
  if (before === undefined) return everywhere
  const hasSame = packagesIn(before) === packagesIn(read(lockfile))
  return changedFiles(commit).filter((path) => path !== lockfile || !hasSame)
}
