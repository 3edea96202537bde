import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { IconButton } from '@adamarket/shared/ui/button.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { EyeIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import { useState } from 'react'

import styles from './password-field.module.css'

type Props = {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly autoComplete: 'current-password' | 'new-password'
  readonly value: string
  readonly onChange: (password: string) => void
}

/** A password, hidden until the user asks to see it. */
export function PasswordField({ label, hint, error, autoComplete, value, onChange }: Props) {
  const t = useTranslations('account')
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      <div className={styles['box']}>
        <TextInput
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={styles['input']}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton
          size="sm"
          label={t('entry.show')}
          icon={<EyeIcon />}
          aria-pressed={isShown}
          className={styles['show']}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </Field>
  )
}
