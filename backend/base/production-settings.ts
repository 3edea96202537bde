import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Environment } from '@adamarket/shared/contract/environment.ts'
import { pushKey } from '@adamarket/shared/contract/environment.ts'
import * as v from 'valibot'

import type { App } from './apps.ts'
import { apps, forEachApp, siteVariableOf } from './apps.ts'
import { CommandError } from './command-error.ts'
import { repository } from './folders.ts'
import { defaultRegion, measuredShare, telemetryOf } from './settings.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** The settings of a real project. Local runs need none. */
export type ProductionSettings = {
  readonly projectId: string
  readonly storageBucket: string
  /** Where the functions run. */
  readonly region: string
  /** The Hosting site of each app. */
  readonly siteNames: Readonly<Record<App, string>>
  /** The environment of the pages. */
  readonly environment: Environment & Required<Pick<Environment, 'contactMail'>>
}

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty())
const projectId = v.pipe(filled, v.regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'is not a project id'))
const host = v.pipe(
  filled,
  v.regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, 'is not a host like example.com'),
)
const site = v.pipe(filled, v.regex(/^[a-z0-9-]{1,63}$/, 'is not the name of a Hosting site'))
const region = v.pipe(filled, v.regex(/^[a-z]+-[a-z]+\d+$/, 'is not a region like europe-west1'))
const webAddress = v.pipe(
  filled,
  v.url('is not an address'),
  v.startsWith('https://', 'is not https'),
)

/** `Instagram=https://…, Facebook=https://…` */
const socialLinks = v.pipe(
  filled,
  v.transform((text) =>
    text.split(',').map((part) => {
      const [name = '', ...address] = part.split('=')
      return { name: name.trim(), url: address.join('=').trim() }
    }),
  ),
  v.array(
    v.object({
      name: v.pipe(v.string(), v.nonEmpty('has a link without a name')),
      url: webAddress,
    }),
  ),
)

const schema = v.object({
  ADAMARKET_PROJECT_ID: projectId,
  ADAMARKET_API_KEY: filled,
  ADAMARKET_APP_ID: filled,
  ADAMARKET_AUTH_DOMAIN: host,
  ADAMARKET_STORAGE_BUCKET: host,
  ADAMARKET_REGION: v.exactOptional(region, defaultRegion),
  ADAMARKET_EMAILJS_SERVICE_ID: filled,
  ADAMARKET_EMAILJS_TEMPLATE_ID: filled,
  ADAMARKET_EMAILJS_PUBLIC_KEY: filled,
  ADAMARKET_APP_CHECK_KEY: v.exactOptional(filled),
  ADAMARKET_PLAY_STORE: v.exactOptional(webAddress),
  ADAMARKET_APP_STORE: v.exactOptional(webAddress),
  ADAMARKET_SOCIAL_LINKS: v.exactOptional(socialLinks),
  ADAMARKET_TELEMETRY: v.exactOptional(measuredShare, '0'),
  ADAMARKET_PUSH_PUBLIC_KEY: v.exactOptional(v.pipe(filled, pushKey)),
})

const siteSchema = v.object(v.entriesFromList(apps.map(siteVariableOf), site))

/** The variables that `.env.example` has to contain. */
export const productionVariables: readonly string[] = [schema, siteSchema].flatMap(({ entries }) =>
  Object.keys(entries),
)

/**
 * The settings of a real project, from variables.
 * @throws CommandError naming every variable that is missing or invalid
 */
export function parseProductionSettings(variables: Variables): ProductionSettings {
  // An empty variable is not set.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const parsed = v.safeParse(schema, set)
  const sites = v.safeParse(siteSchema, set)
  if (parsed.success && sites.success) return settingsFrom(parsed.output, sites.output)
  const problems = [...(parsed.issues ?? []), ...(sites.issues ?? [])].map((issue) => {
    const name = String(issue.path?.[0]?.key)
    return issue.input === undefined ? `${name} is missing` : `${name} ${issue.message}`
  })
  throw new CommandError(
    [
      'Production settings are incomplete. Set them in .env or the environment; .env.example explains each.',
      ...new Set(problems),
    ].join('\n  '),
  )
}

/**
 * The settings of the named project, from the environment, which takes precedence, and `.env`.
 * @throws CommandError when they are invalid, or those of another project
 */
export async function readProductionSettings(project: string): Promise<ProductionSettings> {
  const file = join(repository, '.env')
  const stored = existsSync(file) ? parseEnv(await readFile(file, 'utf8')) : {}
  const settings = parseProductionSettings({ ...stored, ...process.env })
  if (settings.projectId !== project) {
    throw new CommandError(
      `The settings are those of ${settings.projectId}, and --project says ${project}.`,
    )
  }
  return settings
}

function settingsFrom(
  variables: v.InferOutput<typeof schema>,
  sites: v.InferOutput<typeof siteSchema>,
): ProductionSettings {
  const {
    ADAMARKET_APP_CHECK_KEY: appCheckKey,
    ADAMARKET_PLAY_STORE: playStore,
    ADAMARKET_APP_STORE: appStore,
    ADAMARKET_SOCIAL_LINKS: social,
    ADAMARKET_TELEMETRY: share,
    ADAMARKET_PUSH_PUBLIC_KEY: pushPublicKey,
  } = variables
  return {
    projectId: variables.ADAMARKET_PROJECT_ID,
    storageBucket: variables.ADAMARKET_STORAGE_BUCKET,
    region: variables.ADAMARKET_REGION,
    siteNames: forEachApp((app) => sites[siteVariableOf(app)] ?? ''),
    environment: {
      firebase: {
        projectId: variables.ADAMARKET_PROJECT_ID,
        apiKey: variables.ADAMARKET_API_KEY,
        authDomain: variables.ADAMARKET_AUTH_DOMAIN,
        storageBucket: variables.ADAMARKET_STORAGE_BUCKET,
        appId: variables.ADAMARKET_APP_ID,
      },
      region: variables.ADAMARKET_REGION,
      ...(appCheckKey !== undefined && { appCheckKey }),
      contactMail: {
        serviceId: variables.ADAMARKET_EMAILJS_SERVICE_ID,
        templateId: variables.ADAMARKET_EMAILJS_TEMPLATE_ID,
        publicKey: variables.ADAMARKET_EMAILJS_PUBLIC_KEY,
        origin: 'https://api.emailjs.com',
      },
      links: {
        ...(playStore !== undefined && { playStore }),
        ...(appStore !== undefined && { appStore }),
        ...(social !== undefined && { social }),
      },
      ...telemetryOf(share),
      ...(pushPublicKey !== undefined && { pushPublicKey }),
    },
  }
}
