import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { DownloadIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { PartFailure } from '@adamarket/shared/site-ui/failure.tsx'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import { useState } from 'react'

import { collectData } from './collect-data.ts'
import { Section } from './section.tsx'

/** Downloads everything the site stores about the user. */
export function DataSection({ userId }: { readonly userId: string }) {
  const t = useTranslations('account')
  const services = useHostServices()
  const { isBusy, attempt } = useAttempt()
  const [failure, setFailure] = useState<AppError>()
  const download = async () => {
    setFailure(undefined)
    const collected = await collectData(services, userId)
    if (!collected.ok) return setFailure(collected.error)
    save(
      `adamarket-${collected.value.collectedAt.slice(0, 10)}.json`,
      JSON.stringify({ note: t('settings.data.note'), ...collected.value }, undefined, 2),
    )
  }
  return (
    <Section title={t('settings.data.title')} text={t('settings.data.text')}>
      {failure && (
        <PartFailure
          title={t('settings.data.failed')}
          error={failure}
          onTryAgain={() => void attempt(download)}
        />
      )}
      {!failure && (
        <div>
          <Button icon={<DownloadIcon />} loading={isBusy} onClick={() => void attempt(download)}>
            {t('settings.data.download')}
          </Button>
        </div>
      )}
    </Section>
  )
}

function save(filename: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  URL.revokeObjectURL(url)
}
