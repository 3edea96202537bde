import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'

type Props = {
  readonly error?: string | undefined
  /** `username` where a password manager should offer its accounts. */
  readonly autoComplete: 'username' | 'email'
  readonly value: string
  readonly onChange: (email: string) => void
}

export function EmailField({ error, autoComplete, value, onChange }: Props) {
  const t = useTranslations('account')
  return (
    <Field label={t('entry.email')} error={error}>
      <TextInput
        type="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus=""
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
