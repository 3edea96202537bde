import type { Environment } from '@adamarket/shared/contract/environment.ts'
import * as v from 'valibot'

import { CommandError } from './command-error.ts'
import type { App } from './apps.ts'
import { apps, forEachApp, recordOf, remoteApps } from './apps.ts'

/**
 * The Firebase project of every local run. The prefix `demo-` keeps firebase-tools from ever calling a
 * real service.
 */
export const projectId = 'demo-adamarket'

/** Where the functions run unless a project says otherwise; the emulators know no other region. */
export const defaultRegion = 'us-central1'

/** Where pages send what they measure, on the shell's site. */
export const telemetryPath = '/telemetry.json'

/** The variable that says which share of visits is measured, and what it has to be. */
const shareVariable = 'ADAMARKET_TELEMETRY'
const shareForm = 'a share of visits from 0 to 1, such as 0.1'

/** The share of visits that is measured; 0 for none. */
export const measuredShare = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, `is not ${shareForm}`),
  v.transform(Number),
)

/** What a page knows of it. */
export function telemetryOf(share: number): Pick<Environment, 'telemetryUrl' | 'measuredShare'> {
  return share > 0 ? { telemetryUrl: telemetryPath, measuredShare: share } : {}
}

/** The default port of each service, the variable that changes it, and what messages call it. */
const services = {
  site: { port: 3000, variable: 'ADAMARKET_SITE_PORT', name: 'the site' },
  auth: { port: 9099, variable: 'ADAMARKET_AUTH_PORT', name: 'the Auth emulator' },
  firestore: { port: 8080, variable: 'ADAMARKET_FIRESTORE_PORT', name: 'the Firestore emulator' },
  firestoreWebsocket: {
    port: 9150,
    variable: 'ADAMARKET_FIRESTORE_WEBSOCKET_PORT',
    name: "the Firestore emulator's websocket",
  },
  storage: { port: 9199, variable: 'ADAMARKET_STORAGE_PORT', name: 'the Storage emulator' },
  functions: { port: 5001, variable: 'ADAMARKET_FUNCTIONS_PORT', name: 'the Functions emulator' },
  hub: { port: 4400, variable: 'ADAMARKET_HUB_PORT', name: 'the emulator hub' },
  logging: { port: 4500, variable: 'ADAMARKET_LOGGING_PORT', name: 'the Logging emulator' },
  eventarc: { port: 9299, variable: 'ADAMARKET_EVENTARC_PORT', name: 'the Eventarc emulator' },
  tasks: { port: 9499, variable: 'ADAMARKET_TASKS_PORT', name: 'the Tasks emulator' },
  mail: { port: 3025, variable: 'ADAMARKET_MAIL_PORT', name: 'the mail catcher' },
} as const

/** Shifts all default ports: with 1000, a second checkout runs beside the first one, with 5000 a third. */
const offsetVariable = 'ADAMARKET_PORT_OFFSET'

export type Service = keyof typeof services

export type Settings = {
  readonly ports: Readonly<Record<Service, number>>
  /** The port of each app. Only the shell's can be chosen: the remotes follow it. */
  readonly appPorts: Readonly<Record<App, number>>
  /** The share of visits that is measured. */
  readonly measuredShare: number
}

/** Ports from 1024 on that Chrome and Firefox block. */
const refusedByBrowsers = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
])

const wholeNumber = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))
const offset = v.pipe(wholeNumber, v.maxValue(50_000))
const port = v.pipe(wholeNumber, v.minValue(1024), v.maxValue(65_535))

/**
 * Reads the settings of a local run from the environment, once per run.
 * @throws CommandError when one is invalid, or two services would share a port
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const shift = read(environment, offsetVariable, offset, 'a whole number up to 50000') ?? 0
  const portOf = (service: Service): number => {
    const { port: defaultPort, variable } = services[service]
    return read(environment, variable, port, 'a port from 1024 to 65535') ?? defaultPort + shift
  }
  const ports = recordOf(serviceNames, portOf)
  const settings = {
    ports,
    appPorts: appPortsFrom(ports.site),
    measuredShare: read(environment, shareVariable, measuredShare, shareForm) ?? 0,
  }
  refuseUnusable(settings)
  return settings
}

/**
 * A port beside the site's that no service uses: a run listens on it as long as it lives, so that no other run
 * chooses the same ports.
 */
export function reservationPort({ ports }: Settings): number {
  return ports.site + 3
}

/** Every port of a run with its purpose and the variable that changes it. */
export function namedPorts({ ports, appPorts }: Settings) {
  const sites = apps.map((app) => ({
    name: app === 'shell' ? 'the site' : `the site of ${app}`,
    port: appPorts[app],
    variable: services.site.variable,
  }))
  const emulators = serviceNames
    .filter((service) => service !== 'site')
    .map((service) => ({ ...services[service], port: ports[service] }))
  return [...sites, ...emulators]
}

/** The settings as the variables from which a child process reads them. */
export function settingsAsEnvironment({ ports }: Settings): Record<string, string> {
  return Object.fromEntries(
    serviceNames.map((service) => [services[service].variable, String(ports[service])]),
  )
}

const serviceNames = [
  'site',
  'auth',
  'firestore',
  'firestoreWebsocket',
  'storage',
  'functions',
  'hub',
  'logging',
  'eventarc',
  'tasks',
  'mail',
] as const satisfies readonly Service[]

/**
 * The Hosting emulator gives its first site the configured port and the others that port + 5, + 6
 * and so on; they cannot be configured. It never uses 5001, nor a port that is in use, which is why a
 * run first makes sure that all are free.
 */
function appPortsFrom(site: number): Settings['appPorts'] {
  const first = site + 5
  const skip = (candidate: number) =>
    first <= 5001 && candidate >= 5001 ? candidate + 1 : candidate
  return forEachApp((app) => (app === 'shell' ? site : skip(first + remoteApps.indexOf(app))))
}

function read(
  environment: Readonly<Record<string, string | undefined>>,
  variable: string,
  schema: v.GenericSchema<string, number>,
  expected: string,
): number | undefined {
  const text = environment[variable]
  if (text === undefined || text === '') return undefined
  const parsed = v.safeParse(schema, text)
  if (!parsed.success) throw new CommandError(`${variable} must be ${expected}, not "${text}".`)
  return parsed.output
}

function refuseUnusable(settings: Settings): void {
  const taken = new Map([[reservationPort(settings), 'the reservation of the ports']])
  for (const { name, port: number, variable } of namedPorts(settings)) {
    const other = taken.get(number)
    if (number > 65_535) {
      throw new CommandError(`${variable} leaves no valid port for ${name} (${number}).`)
    }
    if (refusedByBrowsers.has(number)) {
      throw new CommandError(`Browsers refuse port ${number} (${name}). Change ${variable}.`)
    }
    if (other !== undefined) {
      throw new CommandError(
        `Port ${number} is set for both ${other} and ${name}. Change ${variable}.`,
      )
    }
    taken.set(number, name)
  }
}
