/**
 * The installed versions of each package.
 *
 * @param {Readonly<Record<string, readonly { name: string, versions: string[] }[]>>} licences as `pnpm licenses list
 *   --json` prints them, the only list that pnpm makes without a tree
 */
export function versionsOf(licences) {
  const packages = Object.values(licences).flat()
  return new Map(packages.map(({ name, versions }) => [name, versions]))
}

/**
 * Asks a registry that does not know the endpoint of pnpm, as those of companies often do not, for what is known about
 * some packages. Resolves to a line for each advisory, and rejects when it does not know this endpoint either.
 *
 * @param {string} registry
 * @param {ReadonlyMap<string, readonly string[]>} versions
 */
export async function requestOlderEndpoint(registry, versions) {
  const found = new Set()
  const max = Math.max(...[...versions.values()].map((ofOne) => ofOne.length))
  for (let index = 0; index < max; index += 1) {
    // In sequence: one request has one version of each package.
    const batch = [...versions].flatMap(([name, ofOne]) =>
      ofOne[index] === undefined ? [] : [[name, ofOne[index]]],
    )
    const { advisories } = await post(
      new URL('-/npm/v1/security/audits/quick', withSlash(registry)),
      {
        name: 'adamarket',
        version: '0.0.0',
        requires: Object.fromEntries(batch),
        dependencies: Object.fromEntries(batch.map(([name, version]) => [name, { version }])),
      },
    )
    for (const { severity, module_name: name, findings, title, url } of Object.values(advisories)) {
      for (const { version } of findings)
        found.add(`${severity}: ${name} ${version}: ${title} ${url}`)
    }
  }
  return [...found].toSorted()
}

async function post(address, body) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`The registry answered ${response.status} at ${address}.`)
  return await response.json()
}

function withSlash(address) {
  return address.endsWith('/') ? address : `${address}/`
}
