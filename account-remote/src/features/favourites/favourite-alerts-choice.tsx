import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLoaded } from '@adamarket/shared/contract/use-loaded.ts'
import { languageOf } from '@adamarket/shared/domain/languages.ts'
import { failureAdvice } from '@adamarket/shared/i18n/failure-texts.ts'
import { Checkbox } from '@adamarket/shared/ui/choice-group.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import { VerifyNotice } from '#parts/verify-notice.tsx'

import { favouriteAlertsTexts } from './favourite-alerts-texts.ts'

/** Chooses whether to get emails about favourites; nothing while signed out, or until the setting is known. */
export function FavouriteAlertsChoice() {
  const { session, favouriteAlerts } = useHostServices()
  const userId = useStore(session, ({ user }) => user?.uid) ?? ''
  const isOn = useLoaded(favouriteAlerts.isOn, userId)
  if (isOn === undefined) return null
  return <Choice key={userId} userId={userId} initially={isOn} />
}

type Props = { readonly userId: string; readonly initially: boolean }

function Choice({ userId, initially }: Props) {
  const { i18n } = useTranslation()
  const t = favouriteAlertsTexts(i18n)
  const { favourites, favouriteAlerts, report } = useHostServices()
  const hasAny = useStore(favourites, (state) => state.favourites.length > 0)
  const { attempt } = useAttempt()
  const [isOn, setIsOn] = useState(initially)
  const [problem, setProblem] = useState<string>()
  const choose = (chosen: boolean) =>
    attempt(async () => {
      setProblem(undefined)
      setIsOn(chosen)
      const language = languageOf(i18n.language)
      const outcome = await favouriteAlerts.set(userId, { isOn: chosen, language })
      if (outcome.ok) return
      setIsOn(!chosen)
      setProblem(`${t('notChanged')} ${failureAdvice(outcome.error, i18n)}`)
      report({ what: 'Emails about favourites could not be changed', cause: outcome.error })
    })
  if (!hasAny) return null
  return (
    <>
      <Checkbox label={t('choice')} checked={isOn} onChange={(chosen) => void choose(chosen)} />
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      {isOn && <VerifyNotice />}
    </>
  )
}
