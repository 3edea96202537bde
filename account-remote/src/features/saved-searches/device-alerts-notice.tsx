import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { DeviceAlerts } from '@adamarket/shared/domain/device-alerts.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { PartFailure } from '@adamarket/shared/site-ui/failure.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useTranslation } from 'react-i18next'

import { deviceAlertsTexts } from '#features/saved-searches/device-alerts-texts.ts'

type Props = {
  readonly loaded: Result<DeviceAlerts, AppError>
  readonly onTryAgain: () => void
}

/** When notifications come, or why there are none on this device. */
export function DeviceAlertsNotice({ loaded, onTryAgain }: Props) {
  const { i18n } = useTranslation()
  const texts = deviceAlertsTexts(i18n.language)
  if (!loaded.ok) {
    return <PartFailure title={texts.failed} error={loaded.error} onTryAgain={onTryAgain} />
  }
  const { value } = loaded
  // Before any is chosen as well, or the pressed choice would move away.
  return <Notice>{texts[value.state === 'ready' ? 'when' : value.state]}</Notice>
}
