/**
 * The version of the contract between the shell and the remotes: HostServices, RemoteModules and the
 * router facade. Additions raise the minor number, all other changes the major number.
 */
export const contractVersion = '3.3.0'

/**
 * The contracts of the shells that can run what was built for this one, in npm's terms, as a release and the manifest of a
 * remote state it. `canHost` decides by the same.
 */
export function rangeOf(contract: string): string {
  return `^${contract}`
}

const versionForm = /^(\d+)\.(\d+)\.\d+$/

/** Whether a shell of contract `host` can run a remote that was built for contract `remote`. */
export function canHost(host: string, remote: string): boolean {
  const [, hostMajor, hostMinor] = versionForm.exec(host) ?? []
  const [, remoteMajor, remoteMinor] = versionForm.exec(remote) ?? []
  if (remoteMajor === undefined || hostMajor !== remoteMajor) return false
  return Number(remoteMinor) <= Number(hostMinor)
}
