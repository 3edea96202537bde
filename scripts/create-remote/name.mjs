import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'

import { repository } from '#bootstrap/repository.mjs'

/** Names of our own: of a folder, a workflow, the chunks of every container. */
const ours = [
  'app',
  'backend',
  'comment',
  'menu',
  'nightly',
  'pull-request',
  'reached',
  'routes',
  'shared',
  'shell',
]

/**
 * A container is a global variable of the page with the remote's name: these are already something else there.
 */
const ofThePage =
  `alert blur caches chrome close closed confirm console cookie crypto document event external
  fetch find focus frames history indexed length location locationbar menubar moveable name navigation navigator
  open opener origin parent performance personalbar print process prompt scheduler screen screens scroll
  scrollbars self status statusbar stop toolbar top window`.split(/\s+/)

/** The account of its team is `release-<name>`, of at most 30 characters. */
const maxLength = 22

/**
 * The problem with the name of a new remote; undefined for a valid name.
 *
 * @param {string} name
 */
export function problemOf(name) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    return `A remote needs a name of lower-case letters and hyphens, not "${name}".`
  }
  if (name.length > maxLength) return `A name has at most ${maxLength} characters.`
  if (existsSync(join(repository, `${name}-remote`))) return `There is a ${name}-remote already.`
  if (ours.includes(name)) return `${name} has a meaning in every build. Choose another name.`
  if (ofThePage.includes(name) || isReserved(name)) {
    return `Scripts in a page know ${name} as something else. Choose another name.`
  }
  const paths = readFileSync(join(repository, 'shared/src/contract/paths.ts'), 'utf8')
  if (new RegExp(`'/${name}['/]`, 'i').test(paths)) return `/${name} is a page of another remote.`
  const added = [`.github/workflows/${name}.yml`, `e2e/journeys/${name}.spec.ts`]
  const taken = added.find((path) => existsSync(join(repository, path)))
  return taken && `There is already ${taken}.`
}

/** `Gift cards` for `gift-cards`. */
export function titleOf(name) {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether no variable can have the name. */
function isReserved(name) {
  try {
    compileFunction(`var ${name.replaceAll('-', '_')}`)
    return false
  } catch {
    return true
  }
}
