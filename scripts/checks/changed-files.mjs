import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { repository } from '#bootstrap/repository.mjs'

/**
 * The files of a checkout that differ from its last commit, or from where it left `since`, and those that Git does not
 * know yet, as paths from the root; both paths of a renamed file.
 *
 * @param {string} [since] a branch or commit
 */
export function changedFiles(since, root = repository) {
  const from = since === undefined ? ['HEAD'] : ['--merge-base', since]
  return [
    ...git(root, 'diff', '--name-only', '--no-renames', '-z', ...from, '--'),
    ...git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]
}

/** The files that are there now, except for those that Git ignores, and whose they are. */
export function readWorkspace() {
  const known = git(repository, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')
  return {
    files: known.filter((path) => existsSync(join(repository, path))).toSorted(),
    owners: readFileSync(join(repository, '.github', 'CODEOWNERS'), 'utf8'),
  }
}

/** A file as it was in a commit; undefined when Git does not know it. */
export function readAt(commit, path, root = repository) {
  try {
    return git(root, 'show', `${commit}:${path}`)[0]
  } catch {
    return undefined
  }
}

function git(cwd, ...parameters) {
  const options = { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 }
  return execFileSync('git', parameters, options).split('\0').filter(Boolean)
}
