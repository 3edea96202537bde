import { once } from 'node:events'
import type { Server } from 'node:net'
import { createServer } from 'node:net'

import { CommandError } from '#base/command-error.ts'
import type { Settings } from '#base/settings.ts'
import { namedPorts, readSettings, reservationPort } from '#base/settings.ts'

/** The reservations of this process, by port. The system gives them up when it ends, even in a crash. */
const reservations = new Map<number, Server>()

/**
 * Makes sure that the ports of a run are free, and reserves them for this process: its services listen on them
 * later, and no other run may choose them until then.
 * @throws CommandError naming the port and the variable that changes it
 */
export async function refusePortsInUse(settings: Settings): Promise<void> {
  const reservation = reservationPort(settings)
  if (!reservations.has(reservation) && !(await reserve(reservation))) {
    throw new CommandError(
      `Port ${reservation} (it reserves the ports of the site at ${settings.ports.site}) is in use, probably by AdaMarket in another checkout. End that, or set ADAMARKET_PORT_OFFSET=1000 to use other ports.`,
    )
  }
  for (const { name, port, variable } of namedPorts(settings)) {
    if (await isFree(port)) continue
    throw new CommandError(
      `Port ${port} (${name}) is in use. Stop the program that uses it, or set ${variable} to another port.`,
    )
  }
}

/** Settings whose ports are all free, away from the usual ones, and reserved for this process. */
export async function settingsOnFreePorts(): Promise<Settings> {
  const first = Math.floor(Math.random() * 12)
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const offset = 10_000 + ((first + attempt) % 12) * 1000
    const settings = readSettings({ ADAMARKET_PORT_OFFSET: String(offset) })
    if (!(await reserve(reservationPort(settings)))) continue
    const free = await Promise.all(namedPorts(settings).map(({ port }) => isFree(port)))
    if (free.every(Boolean)) return settings
    releasePorts(settings)
  }
  throw new CommandError(
    'No free ports found from 13000 to 30499. Stop the programs that use them.',
  )
}

/** Lets other runs choose the ports that this process reserved. */
export function releasePorts(settings: Settings): void {
  const reservation = reservationPort(settings)
  reservations.get(reservation)?.close()
  reservations.delete(reservation)
}

/** Whether this process now has a reservation: of two that start at the same time, only one can listen. */
async function reserve(port: number): Promise<boolean> {
  try {
    reservations.set(port, (await listen(port, '127.0.0.1')).unref())
    return true
  } catch (error) {
    if (!isInUse(error)) throw error
    return false
  }
}

async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))
}

async function canListen(port: number, host: string): Promise<boolean> {
  try {
    await once((await listen(port, host)).close(), 'close')
    return true
  } catch (error) {
    // A machine without IPv6 has nothing on it that could use the port.
    return !isInUse(error)
  }
}

async function listen(port: number, host: string): Promise<Server> {
  const server = createServer()
  await once(server.listen({ port, host }), 'listening')
  return server
}

function isInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
