import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'

import { backendFolder } from '#base/folders.ts'
import { namedPorts, readSettings } from '#base/settings.ts'
import type { Settings } from '#base/settings.ts'

import { refusePortsInUse, releasePorts, settingsOnFreePorts } from './ports.ts'

const chosen: Settings[] = []
afterEach(() => chosen.splice(0).forEach(releasePorts))

async function choose(): Promise<Settings> {
  const settings = await settingsOnFreePorts()
  chosen.push(settings)
  return settings
}

/** Makes all choices start with the same ports. */
const startAtTheFirst = () => vi.spyOn(Math, 'random').mockReturnValue(0)

it('gives no port to two runs that start at the same time', async () => {
  startAtTheFirst()
  const ports = (await Promise.all([choose(), choose(), choose()])).flatMap((settings) =>
    namedPorts(settings).map(({ port }) => port),
  )
  expect(new Set(ports).size).toBe(ports.length)
})

it('keeps ports that no emulator uses yet from a run that starts later', async () => {
  startAtTheFirst()
  const first = await choose()
  expect((await choose()).ports.site).not.toBe(first.ports.site)
})

it('lets a run check the ports that it has chosen', async () => {
  await expect(refusePortsInUse(await choose())).resolves.toBeUndefined()
})

it('refuses ports that another process has chosen, until it ends in any way', async () => {
  const other = spawn(process.execPath, ['--input-type=module', '--eval', chooseAndWait], {
    cwd: backendFolder,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [offset] = await once(other.stdout.setEncoding('utf8'), 'data')
  const settings = readSettings({ ADAMARKET_PORT_OFFSET: offset })
  await expect(refusePortsInUse(settings)).rejects.toThrow(
    `Port ${settings.ports.site + 3} (it reserves the ports of the site at ${settings.ports.site}) is in use`,
  )
  other.kill('SIGKILL')
  await once(other, 'exit')
  chosen.push(settings)
  await expect(refusePortsInUse(settings)).resolves.toBeUndefined()
})

const chooseAndWait = `
  const { settingsOnFreePorts } = await import('#stack/ports.ts')
  const { ports } = await settingsOnFreePorts()
  process.stdout.write(String(ports.site - 3000))
  process.stdin.resume()
`
