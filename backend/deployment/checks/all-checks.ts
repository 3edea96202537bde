import { billing, budget, enabledServices } from '#deployment/checks/billing.ts'
import type { Check } from '#deployment/checks/check.ts'
import { bucket, database, indexes, recovery } from '#deployment/checks/data.ts'
import { pushKeys, pushSecret } from '#deployment/checks/push.ts'
import { signIn } from '#deployment/checks/sign-in.ts'
import { domain, sites } from '#deployment/checks/sites.ts'
import { apiKey, appCheck, webApp } from '#deployment/checks/web-app.ts'

/** What a project needs, in the order in which an operator sets it up. */
export const allChecks: readonly Check[] = [
  billing,
  enabledServices,
  database,
  bucket,
  webApp,
  sites,
  domain,
  signIn,
  apiKey,
  appCheck,
  pushKeys,
  pushSecret,
  recovery,
  indexes,
  budget,
]
