import { useRevalidator } from '@adamarket/shared/contract/router.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { useBackOnline } from '@adamarket/shared/contract/use-connectivity.ts'
import { useTranslation } from 'react-i18next'

/** Reads once more what a page shows; by itself once there is a connection again. */
export function TryAgain() {
  const { t } = useTranslation('post')
  const { revalidate } = useRevalidator()
  const tryAgain = () => void revalidate()
  useBackOnline(tryAgain)
  return (
    <Button variant="primary" onClick={tryAgain}>
      {t('edit.again')}
    </Button>
  )
}
