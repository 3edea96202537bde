import { accountProtection } from '#deployment/checks/account-protection.ts'
import { billing, budget, enabledServices } from '#deployment/checks/billing.ts'
import type { Check } from '#deployment/checks/check.ts'
import { bucket, database, indexes, recovery, releases } from '#deployment/checks/data.ts'
import { mailExtension } from '#deployment/checks/mail.ts'
import { alerts, logMetrics } from '#deployment/checks/monitoring.ts'
import { pushKeys, pushSecret } from '#deployment/checks/push.ts'
import {
  functionRoles,
  needlessRoles,
  storageEvents,
  workflowRoles,
} from '#deployment/checks/roles.ts'
import { signIn } from '#deployment/checks/sign-in.ts'
import { domain, sites } from '#deployment/checks/sites.ts'
import { apiKey, appCheck, webApp } from '#deployment/checks/web-app.ts'

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
  accountProtection,
  apiKey,
  appCheck,
  pushKeys,
  pushSecret,
  functionRoles,
  storageEvents,
  workflowRoles,
  needlessRoles,
  mailExtension,
  recovery,
  indexes,
  budget,
  logMetrics,
  alerts,
]
