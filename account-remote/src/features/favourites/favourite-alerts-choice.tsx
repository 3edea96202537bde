import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { useUndo } from '@adamarket/shared/state/use-undo.ts'
import { Checkbox } from '@adamarket/shared/ui/choice-group.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useStore } from 'zustand'

import { useProblem } from '#components/use-problem.ts'
import { VerifyNotice } from '#components/verify-notice.tsx'

import { favouriteAlertsTexts } from './favourite-alerts-texts.ts'

/** Chooses whether to get emails about favourites; nothing while signed out, or until the setting is known. */
export function FavouriteAlertsChoice() {
  const { session, favouriteAlerts } = useHostServices()
  const userId = useStore(session, ({ user }) => user?.uid)
  const { value: isOn } = usePort(
    () => (userId === undefined ? undefined : favouriteAlerts.isOn(userId)),
    [favouriteAlerts, userId],
  )
  if (userId === undefined || isOn === undefined) return null
  return <Choice key={userId} userId={userId} initially={isOn} />
}

type Props = { readonly userId: string; readonly initially: boolean }

function Choice({ userId, initially }: Props) {
  const language = useLocale()
  const t = favouriteAlertsTexts(language)
  const { favourites, favouriteAlerts } = useHostServices()
  const hasAny = useStore(favourites, (state) => state.favourites.length > 0)
  const { shown: isOn, change } = useUndo(initially)
  const { problem, setProblem, onFailed } = useProblem()
  const choose = async (chosen: boolean) => {
    setProblem(undefined)
    const outcome = await change(
      'emails',
      () => chosen,
      () => favouriteAlerts.set(userId, { isOn: chosen, language }),
    )
    if (outcome.ok) return
    const what = 'Emails about favourites could not be changed'
    onFailed({ text: t('notChanged'), what, error: outcome.error })
  }
  if (!hasAny) return null
  return (
    <>
      <Checkbox label={t('choice')} checked={isOn} onChange={(chosen) => void choose(chosen)} />
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      {isOn && <VerifyNotice />}
    </>
  )
}
