import { useRevalidator } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { useBackOnline } from '@adamarket/shared/contract/use-connectivity.ts'

/** Reads the page's data again; by itself after reconnecting. */
export function TryAgain() {
  const t = useTranslations('post')
  const { revalidate } = useRevalidator()
  const tryAgain = () => void revalidate()
  useBackOnline(tryAgain)
  return (
    <Button variant="primary" onClick={tryAgain}>
      {t('edit.again')}
    </Button>
  )
}
