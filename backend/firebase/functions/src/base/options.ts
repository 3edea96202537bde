import { setGlobalOptions } from 'firebase-functions/v2'

/** The most instances of one function: a flood of events takes longer, but its cost is limited. */
export const maxInstances = 10

/** The account that functions run as. The short form `functions@` does not work for schedules and secrets. */
export const serviceAccount = `functions@${process.env['GCLOUD_PROJECT']}.iam.gserviceaccount.com`

/**
 * Whether callable functions refuse calls without a proof of App Check. Not by default: the site and the mobile app have to
 * send one first (backend/operations/deployment/README.md, "App Check").
 */
export const enforcesAppCheck: boolean = false

// Set before the functions are created.
setGlobalOptions({ maxInstances, serviceAccount, enforceAppCheck: enforcesAppCheck })
