import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { landmarkKinds, landmarks } from '@adamarket/shared/domain/areas/landmarks.ts'
import type { SelectedLocation } from '@adamarket/shared/domain/location.ts'
import { landmarkName, landmarkTexts } from '@adamarket/shared/i18n/landmark-texts.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import type { ReactNode } from 'react'

type Props = {
  readonly location: SelectedLocation
  /** Empty: anywhere. */
  readonly value: string
  readonly onChange: (near: string) => void
}

/** What homes are near: any landmark of a kind, or one of a town. It brings the names of all landmarks: load it apart. */
export function NearField({ location, value, onChange }: Props): ReactNode {
  const language = useLocale()
  const t = landmarkTexts(language)
  const offered = offeredIn(location)
  return (
    <Field label={t('label')}>
      <Select
        name="near"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{t('anywhere')}</option>
        {(value === '' || offered.includes(value) ? offered : [value, ...offered]).map((near) => (
          <option key={near} value={near}>
            {landmarkName(near, language)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** A kind only where there are several of it. */
function offeredIn(location: SelectedLocation): readonly string[] {
  const here = landmarks.filter(({ city }) => location === 'All' || city === location)
  const kinds = landmarkKinds.filter((kind) => here.filter((one) => one.kind === kind).length > 1)
  return [...kinds, ...(location === 'All' ? [] : here.map(({ code }) => code))]
}
