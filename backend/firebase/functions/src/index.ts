import './options.ts'

import { initializeApp } from 'firebase-admin/app'

initializeApp()

export {
  alertAboutFavourites,
  alertAboutListings,
  indexSavedSearches,
  indexSearchesOfDevices,
  indexSearchesOfUsers,
  sendAlertsHourly,
  sendDigestsDaily,
  unsubscribe,
  watchFavourites,
} from './alerts/alerts.ts'
export { answerQuestion, askSellersDaily } from './availability/availability.ts'
export { countFavourites, forgetListingStats } from './count-favourites.ts'
export { checkListings } from './flags/check-listing.ts'
export { followSellerName } from './seller-name.ts'
export { forgetDeletedUser } from './forget-user.ts'
export { indexForSearch } from './index-for-search.ts'
export { limitOwnDocuments } from './limit-per-hour.ts'
export {
  limitListingChanges,
  limitListings,
  limitProfileChanges,
  limitReports,
  rememberDeletedListings,
} from './limit-actions.ts'
export {
  decideCase,
  followDecisions,
  followListings,
  followReports,
  objectToDecision,
} from './moderation/moderation.ts'
export { readOwnRecords } from './own-records.ts'
export { checkPictures } from './pictures/check-pictures.ts'
export { sendPushMessages } from './push/push.ts'
export { recordPrices } from './record-prices.ts'
export { followWithheldListings } from './withheld/follow-withheld.ts'
export { removePicturesOfListings, removePicturesOfProfiles } from './remove-dropped-pictures.ts'
export {
  releaseHeldListingsRegularly,
  removeAbandonedUploadsDaily,
  writeSitemapsDaily,
} from './scheduled.ts'
