import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

import { repository } from './repository.mjs'
import { stop } from './stop.mjs'

/** The required free space, in megabytes: for the packages, and for builds, pictures and logs. */
const forInstalling = 2500
const forRunning = 300

/** Ends the script when there is not enough free space. */
export function checkDiskSpace() {
  const isInstalled = existsSync(join(repository, 'node_modules'))
  const wanted = isInstalled ? forRunning : forInstalling
  const { bavail, bsize } = statfsSync(repository)
  const free = Math.floor((bavail * bsize) / 1e6)
  if (free >= wanted) return
  stop(`Not enough disk space: ${free} MB free, ${wanted} MB needed.`)
}
