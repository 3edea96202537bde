import { ApiRefusal } from '#deployment/google-api.ts'
import type { GoogleApi } from '#deployment/google-api.ts'
import type { ProductionSettings } from '#base/production-settings.ts'

export type CheckContext = { readonly api: GoogleApi; readonly settings: ProductionSettings }

/** Something that a project lacks. */
export type Missing = {
  readonly what: string
  /** The command that sets it, or the page of a console where there is none. */
  readonly command: string
  /** It may be intended: it is said, and the project is complete all the same. */
  readonly isNotice?: true
}

/** One thing that a project needs. It only reads. */
export type Check = {
  readonly name: string
  /** Whether a deployment would fail, or the site not open, without it. */
  readonly isRequired: boolean
  find(context: CheckContext): Promise<readonly Missing[]>
}

export type Findings = {
  readonly required: readonly Missing[]
  readonly advised: readonly Missing[]
  /** What may be intended. */
  readonly notices: readonly Missing[]
  /** Checks that the service refused, and its answers. */
  readonly unknown: readonly string[]
}

/** Runs checks. If the credentials do not allow one, it says so and the others continue. */
export async function runChecks(
  checks: readonly Check[],
  context: CheckContext,
): Promise<Findings> {
  const results = await Promise.all(
    checks.map(async ({ name, isRequired, find }) => {
      try {
        return { isRequired, found: await find(context), unknown: [] }
      } catch (error) {
        if (!(error instanceof ApiRefusal)) throw error
        return { isRequired, found: [], unknown: [`${name}: ${error.message}`] }
      }
    }),
  )
  const missing = (isWanted: boolean) =>
    results
      .filter(({ isRequired }) => isRequired === isWanted)
      .flatMap(({ found }) => found.filter(({ isNotice }) => !isNotice))
  return {
    required: missing(true),
    advised: missing(false),
    notices: results.flatMap(({ found }) => found.filter(({ isNotice }) => isNotice)),
    unknown: results.flatMap(({ unknown }) => unknown),
  }
}

/** Whether nothing is missing. What could not be checked may be missing. */
export function isComplete({ required, advised, unknown }: Findings): boolean {
  return required.length + advised.length + unknown.length === 0
}

/** Findings for a terminal. */
export function formatFindings({ required, advised, notices, unknown }: Findings): string {
  const list = (title: string, missing: readonly Missing[]) =>
    missing.length === 0
      ? []
      : [title, ...missing.flatMap(({ what, command }) => [`  ${what}`, `    ${command}`])]
  const lines = [
    ...list('Missing, and needed to deploy:', required),
    ...list('Missing:', advised),
    ...(unknown.length === 0 ? [] : ['Could not be checked:', ...unknown.map((one) => `  ${one}`)]),
  ]
  return [
    ...(lines.length === 0 ? ['Nothing is missing.'] : lines),
    ...list('Is this intended?', notices),
  ].join('\n')
}

/** A request as a command, for settings that gcloud and firebase-tools cannot change. */
export function curl(projectId: string, address: string, body: object): string {
  return [
    `curl -X PATCH '${address}'`,
    `-H "Authorization: Bearer $(gcloud auth print-access-token)"`,
    `-H 'X-Goog-User-Project: ${projectId}' -H 'Content-Type: application/json'`,
    `-d '${JSON.stringify(body)}'`,
  ].join(' ')
}

/** A page of the Firebase console. */
export function consolePage(projectId: string, page: string): string {
  return `https://console.firebase.google.com/project/${projectId}/${page}`
}
