import { accountProtection } from './account-protection.ts'
import { billing, budget, enabledServices } from './billing.ts'
import type { Check } from './check.ts'
import { bucket, database, indexes, recovery, releases } from './data.ts'
import { mailExtension } from './mail.ts'
import { alerts, logMetrics } from './monitoring.ts'
import { identityPlatform, phoneCodes } from './phone-codes.ts'
import { pushKeys, pushSecret } from './push.ts'
import { functionRoles, needlessRoles, storageAgents, workflowRoles } from './roles.ts'
import { signIn } from './sign-in.ts'
import { domain, sites } from './sites.ts'
import { apiKey, appCheck, appCheckEnforcement, webApp } from './web-app.ts'

/** What a project needs, in the order in which an operator sets it up. */
export const allChecks: readonly Check[] = [
  billing,
  enabledServices,
  database,
  releases,
  bucket,
  webApp,
  sites,
  domain,
  signIn,
  identityPlatform,
  accountProtection,
  phoneCodes,
  apiKey,
  appCheck,
  appCheckEnforcement,
  pushKeys,
  pushSecret,
  functionRoles,
  storageAgents,
  workflowRoles,
  needlessRoles,
  mailExtension,
  recovery,
  indexes,
  budget,
  logMetrics,
  alerts,
]
