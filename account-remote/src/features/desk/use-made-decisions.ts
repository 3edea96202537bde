import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import { failureAdvice } from '@adamarket/shared/i18n/failure-texts.ts'
import { useEffect, useEffectEvent, useState } from 'react'

import { beforeSignOut } from '#components/before-sign-out.ts'

import { deskTexts, isRefused } from './desk-texts.ts'
import type { MadeDecision, MadeDecisions } from './made-decisions.ts'
import { createMadeDecisions } from './made-decisions.ts'

/**
 * The decisions made at the desk. What can still be undone is sent at once when the moderator leaves the desk, closes the
 * tab or signs out. Of a decision that fails after that, a message tells.
 */
export function useMadeDecisions(): MadeDecisions {
  const { moderation, notify, report } = useHostServices()
  const language = useLocale()
  const [made] = useState(() => createMadeDecisions(moderation.decide))
  const followFailure = useEffectEvent((failed: MadeDecision, isLeft: boolean) => {
    report({ what: 'A decision was not made', cause: failed.error?.cause })
    if (isLeft) notify.error(failureOf(failed, language))
  })
  useEffect(() => {
    let isLeft = false
    const unsubscribe = made.subscribe(({ decisions }, before) => {
      for (const one of decisions) {
        const isNew = one.status === 'failed' && !before.decisions.includes(one)
        if (isNew) followFailure(one, isLeft)
      }
    })
    const sendAll = () => made.send()
    const stopWaiting = beforeSignOut(sendAll)
    window.addEventListener('pagehide', sendAll)
    return () => {
      isLeft = true
      stopWaiting()
      window.removeEventListener('pagehide', sendAll)
      void sendAll().finally(unsubscribe)
    }
  }, [made])
  return made
}

/** What failed, of which listing, and why. */
export function failureOf({ title, done, error }: MadeDecision, language: Language): string {
  const t = deskTexts(language)
  const advice =
    error && (isRefused(error) ? t(`refused.${error.kind}`) : failureAdvice(error, language))
  return [t('notDone', { done: t(`done.${done}`, { title }) }), advice]
    .filter((sentence) => sentence !== undefined)
    .join(' ')
}
