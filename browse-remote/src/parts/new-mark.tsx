import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Chip } from '@adamarket/shared/ui/chip.tsx'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'

import { lastVisit } from './last-visit.ts'

type Props = {
  /** When the listing was posted, ISO 8601. */
  readonly timestamp: string | undefined
}

/** Marks a listing that was posted since the visitor was here last. */
export function NewMark({ timestamp }: Props) {
  const t = useTranslations('browse')
  const before = useOnDevice(lastVisit, undefined)
  const isNew = before !== undefined && timestamp !== undefined && Date.parse(timestamp) > before
  return isNew && <Chip tone="accent">{t('card.new')}</Chip>
}
