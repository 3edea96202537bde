import { manifest } from './repository.mjs'
import { stop } from './stop.mjs'

/** Ends the script on a Node that is older than package.json asks for. */
export function checkNode() {
  const wanted = manifest.engines.node.replace('>=', '')
  if (isAtLeast(process.versions.node, wanted)) return
  stop(
    `Node ${process.versions.node} is too old: install Node 24, or at least ${wanted}, and start again.`,
  )
}

function isAtLeast(version, wanted) {
  const [major, minor] = version.split('.').map(Number)
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}
