import { languageOf } from '@adamarket/shared/domain/languages.ts'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { onRequest } from 'firebase-functions/v2/https'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import * as v from 'valibot'

import { keepPromise } from '#functions/base/keep-promise.ts'

import { answers } from './answer-link.ts'
import { answerPage, endedPage } from './answer-page.ts'
import { followAnswerLink } from './answer.ts'
import { askSellers } from './ask-sellers.ts'

/** Asks sellers whether their listings are still available. */
export const askSellersDaily = onSchedule(
  { schedule: 'every day 09:00', timeZone: 'Asia/Nicosia', timeoutSeconds: 540, retryCount: 3 },
  async () => {
    const site = process.env['SITE_ORIGIN'] ?? ''
    await keepPromise('questions', () =>
      askSellers({ firestore: getFirestore(), auth: getAuth(), site }, new Date()),
    )
  },
)

const linkSchema = v.object({
  listing: v.string(),
  answer: v.picklist(answers),
  signature: v.string(),
})

/** Does what a seller answers by a link in an email. The page of the link asks for confirmation first. */
export const answerQuestion = onRequest(async (request, response) => {
  const language = languageOf(String(request.query['language']))
  const shouldApply = request.method === 'POST'
  const { output: link, success } = v.safeParse(linkSchema, request.query)
  const found = success ? await followAnswerLink(getFirestore(), link, shouldApply) : undefined
  response.set('Cache-Control', 'no-store').status(found ? 200 : 404)
  if (success && found) response.send(answerPage(language, link.answer, found, shouldApply))
  else response.send(endedPage(language))
})
