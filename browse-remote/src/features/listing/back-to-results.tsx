import { paths } from '@adamarket/shared/contract/paths.ts'
import { useNavigate } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { ArrowBackIcon } from '@adamarket/shared/ui/icons/navigation.tsx'

import styles from './back-to-results.module.css'
import { useStepsToResults } from './steps-to-results.ts'

/**
 * Leads to the home page (specification, section 2.4), or back to the result list that the visitor came
 * from, at the same position.
 */
export function BackToResults() {
  const t = useTranslations('browse')
  const navigate = useNavigate()
  const steps = useStepsToResults()
  return (
    <div className={styles['back']}>
      <Button
        variant="ghost"
        icon={<ArrowBackIcon />}
        onClick={() => void (steps ? navigate(-steps) : navigate(paths.home))}
      >
        {t('listing.back')}
      </Button>
    </div>
  )
}
