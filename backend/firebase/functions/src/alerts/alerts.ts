import { languageOf } from '@adamarket/shared/domain/languages.ts'
import { getFirestore } from 'firebase-admin/firestore'
import { onRequest } from 'firebase-functions/v2/https'
import { onSchedule } from 'firebase-functions/v2/scheduler'

import { keepPromise } from '#functions/base/keep-promise.ts'
import { runAll } from '#functions/base/run-all.ts'

import { alertServices } from './alert-services.ts'
import { indexWaitingSearches } from './index-saved-search.ts'
import { forgetOldAlerts, sendDigests, sendHourly } from './send-digests.ts'
import { pageAfter, pageToAsk, pageWithoutSearch } from './unsubscribe-page.ts'
import { followUnsubscribeLink } from './unsubscribe.ts'

/** Writes the daily emails, and indexes the searches of addresses that were confirmed since. */
export const sendDigestsDaily = onSchedule(
  { schedule: 'every day 08:00', timeZone: 'Asia/Nicosia', timeoutSeconds: 540, retryCount: 3 },
  () =>
    keepPromise('digests', () =>
      runAll([
        () => sendDigests(alertServices()),
        () => indexWaitingSearches(alertServices()),
        () => forgetOldAlerts(getFirestore(), Date.now()),
      ]),
    ),
)

/** Writes the emails and notifications that waited since the user was last alerted, less than an hour before. */
export const sendAlertsHourly = onSchedule(
  { schedule: 'every 10 minutes', timeoutSeconds: 540 },
  () => keepPromise('hourly-alerts', () => sendHourly(alertServices(), new Date())),
)

/**
 * Ends emails about saved searches or favourites, by the link in them: a visitor is asked first, and a mail program's
 * button sends the same `POST` (RFC 8058).
 */
export const unsubscribe = onRequest(async (request, response) => {
  const secrets = [request.query['link']].flat().filter((link) => typeof link === 'string')
  const isToEnd = request.method === 'POST'
  const about = await followUnsubscribeLink(getFirestore(), secrets, isToEnd)
  const language = about[0]?.language
  response.set('Cache-Control', 'no-store').status(language ? 200 : 404)
  if (!language) response.send(pageWithoutSearch(languageOf(...request.acceptsLanguages())))
  else response.send(isToEnd ? pageAfter(language, about) : pageToAsk(language, about))
})
