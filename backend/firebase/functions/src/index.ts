import './base/options.ts'

import { initializeApp } from 'firebase-admin/app'

initializeApp()

export { followOwnDocuments } from './accounts/follow-own-documents.ts'
export { followProfiles } from './accounts/follow-profiles.ts'
export { forgetDeletedUser } from './accounts/forget-user.ts'
export { readOwnRecords } from './accounts/own-records.ts'
export { sendAlertsHourly, sendDigestsDaily, unsubscribe } from './alerts/alerts.ts'
export { answerQuestion, askSellersDaily } from './availability/availability.ts'
export { checkListings } from './flags/check-listing.ts'
export { followListings } from './listings/follow-listings.ts'
export {
  decideCase,
  findUsers,
  followDecisions,
  followReports,
  objectToDecision,
} from './moderation/moderation.ts'
export { checkPictures } from './pictures/check-pictures.ts'
export { followPhone, limitPhoneMessages, requestPhoneCode } from './phone/phone.ts'
export { sendPushMessages } from './push/push.ts'
export {
  releaseHeldListingsRegularly,
  removeAbandonedUploadsDaily,
  writeSitemapsDaily,
} from './schedules/scheduled.ts'
export { readReleaseVisits, telemetry } from './telemetry/telemetry.ts'
export { followWithheldListings } from './withheld/follow-withheld.ts'
