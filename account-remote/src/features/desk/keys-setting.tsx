import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import { Checkbox } from '@adamarket/shared/ui/choice-group.tsx'
import { useState } from 'react'
import * as v from 'valibot'

import { deskTexts } from './desk-texts.ts'

const stored = storedValue('localStorage', 'deskKeys', v.picklist(['on', 'off']))

/** Whether single keys are shortcuts, which the device remembers: dictation and slips of the hand press them too. */
export function useKeysSetting(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => stored.read() !== 'off')
  return [
    isOn,
    (next) => {
      setOn(next)
      stored.write(next ? 'on' : 'off')
    },
  ]
}

type Props = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }

/** Turns the single keys off and on (WCAG 2.1.4). */
export function KeysSetting({ isOn, onChange }: Props) {
  const t = deskTexts(useLocale())
  return <Checkbox label={t('useKeys')} checked={isOn} onChange={onChange} />
}
