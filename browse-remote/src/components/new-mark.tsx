import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Chip as ChipPart } from '@adamarket/shared/ui/chip.tsx'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import { lazy, Suspense } from 'react'

import { lastVisit } from './last-visit.ts'

/** A first visit shows no such mark. */
const Chip = lazy<typeof ChipPart>(() =>
  import(/* webpackChunkName: "chip" */ '@adamarket/shared/ui/chip.tsx').then(
    (module) => ({ default: module.Chip }),
    () => ({ default: () => <></> }),
  ),
)

type Props = {
  /** When the listing was posted, ISO 8601. */
  readonly timestamp: string | undefined
}

/** Marks a listing that was posted since the visitor was here last. */
export function NewMark({ timestamp }: Props) {
  const t = useTranslations('browse')
  const before = useOnDevice(lastVisit, undefined)
  const isNew = before !== undefined && timestamp !== undefined && Date.parse(timestamp) > before
  if (!isNew) return null
  return (
    <Suspense fallback={null}>
      <Chip tone="accent">{t('card.new')}</Chip>
    </Suspense>
  )
}
