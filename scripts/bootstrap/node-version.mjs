import { manifest } from './repository.mjs'
import { stop } from './stop.mjs'

/** Ends the script on a Node that package.json does not allow. */
export function checkNode() {
  const { node } = process.versions
  if (isAllowed(node, manifest.engines.node)) return
  stop(`Node ${node} is not supported: install Node 24 (${manifest.engines.node}) and start again.`)
}

/** Whether a version is in a range in the form `^20.19.0 || >=24.0.0`. */
export function isAllowed(version, range) {
  const [major, minor] = version.split('.').map(Number)
  return [...range.matchAll(/(\^|>=)(\d+)\.(\d+)/g)].some(([, operator, ...oldest]) => {
    const [oldestMajor, oldestMinor] = oldest.map(Number)
    if (major === oldestMajor) return minor >= oldestMinor
    return operator === '>=' && major > oldestMajor
  })
}
