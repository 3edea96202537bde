import { createServer } from 'node:net'

import { CannotStart } from '#platform/cannot-start.ts'
import type { Settings } from '#platform/settings.ts'
import { namedPorts, readSettings } from '#platform/settings.ts'

/**
 * Makes sure that the ports of a run are free.
 * @throws CannotStart naming the port and the variable that changes it
 */
export async function refusePortsInUse(settings: Settings): Promise<void> {
  for (const { name, port, variable } of namedPorts(settings)) {
    if (await isFree(port)) continue
    throw new CannotStart(
      `Port ${port} (${name}) is in use. Stop the program that uses it, or set ${variable} to another port.`,
    )
  }
}

/** Settings whose ports are all free at the moment, away from the usual ones. */
export async function settingsOnFreePorts(): Promise<Settings> {
  const first = Math.floor(Math.random() * 12)
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const offset = 10_000 + ((first + attempt) % 12) * 1000
    const settings = readSettings({ ADAMARKET_PORT_OFFSET: String(offset) })
    const free = await Promise.all(namedPorts(settings).map(({ port }) => isFree(port)))
    if (free.every(Boolean)) return settings
  }
  throw new CannotStart('No free ports found from 13000 to 30499. Stop the programs that use them.')
}

async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    // A machine without IPv6 has nothing on it that could use the port.
    server.once('error', (error) => resolve(!('code' in error && error.code === 'EADDRINUSE')))
    server.listen({ port, host }, () => server.close(() => resolve(true)))
  })
}
