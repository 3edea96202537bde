import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { useLoaded } from '@adamarket/shared/contract/use-loaded.ts'
import { failureAdvice } from '@adamarket/shared/i18n/failure-texts.ts'
import { Checkbox } from '@adamarket/shared/ui/choice-group.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import { useState } from 'react'
import { useStore } from 'zustand'

import { VerifyNotice } from '#components/verify-notice.tsx'

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
  const language = useLocale()
  const t = favouriteAlertsTexts(language)
  const { favourites, favouriteAlerts, report } = useHostServices()
  const hasAny = useStore(favourites, (state) => state.favourites.length > 0)
  const { attempt } = useAttempt()
  const [isOn, setIsOn] = useState(initially)
  const [problem, setProblem] = useState<string>()
  const choose = (chosen: boolean) =>
    attempt(async () => {
      setProblem(undefined)
      setIsOn(chosen)
      const outcome = await favouriteAlerts.set(userId, { isOn: chosen, language })
      if (outcome.ok) return
      setIsOn(!chosen)
      setProblem(`${t('notChanged')} ${failureAdvice(outcome.error, language)}`)
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
