import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { FieldError } from '@adamarket/shared/ui/field.tsx'
import type { ReactNode } from 'react'
import { useId } from 'react'

import styles from './register-consent.module.css'

type Consent = { readonly isAdult: boolean; readonly agreesToTerms: boolean }

type Props = Consent & {
  readonly onChange: (changes: Partial<Consent>) => void
  readonly adultError: string | undefined
  readonly termsError: string | undefined
}

/** What a new user has to confirm (specification, section 2.9). */
export function RegisterConsent({
  isAdult,
  agreesToTerms,
  onChange,
  adultError,
  termsError,
}: Props) {
  const t = useTranslations('account')
  return (
    <div className={styles['consent']}>
      <EntryChoice
        isChecked={isAdult}
        onChange={(checked) => onChange({ isAdult: checked })}
        error={adultError}
      >
        {t('register.isAdult')}
      </EntryChoice>
      <EntryChoice
        isChecked={agreesToTerms}
        onChange={(checked) => onChange({ agreesToTerms: checked })}
        error={termsError}
      >
        {t.rich('register.agreesToTerms', {
          terms: linkTo(paths.terms),
          privacy: linkTo(paths.privacy),
        })}
      </EntryChoice>
    </div>
  )
}

/** In a new tab, so that what was typed stays. */
function linkTo(path: string) {
  return (text: ReactNode) => (
    <Link to={path} target="_blank">
      {text}
    </Link>
  )
}

type EntryChoiceProps = {
  readonly isChecked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** A check box of the form, with its error. */
export function EntryChoice({ isChecked, onChange, error, children }: EntryChoiceProps) {
  const id = useId()
  return (
    <div>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
