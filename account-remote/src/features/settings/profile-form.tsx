import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { profileLimits } from '@adamarket/shared/domain/user/profile-limits.ts'
import type { Profile } from '@adamarket/shared/domain/user/profile.ts'
import type { Account } from '@adamarket/shared/domain/user/session.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { CheckboxGroup } from '@adamarket/shared/ui/choice-group.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { TextArea } from '@adamarket/shared/ui/text-area.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import { failureAdvice } from '@adamarket/shared/i18n/failure-texts.ts'
import { useState } from 'react'

import { PictureField } from './picture-field.tsx'
import { useProfileForm } from './use-profile-form.ts'
import styles from './settings.module.css'

type Props = {
  readonly account: Account
  /** The stored profile; undefined when there is none yet. */
  readonly stored: Profile | undefined
}

/** Keeps everything typed and chosen until all of it is saved. */
export function ProfileForm({ account, stored }: Props) {
  const t = useTranslations('account')
  const language = useLocale()
  const [isReading, setIsReading] = useState(false)
  const { values, change, choosePicture, formRef, errors, failure, isBusy, onSubmit } =
    useProfileForm(account, stored)
  const counter = (text: string, max: number) =>
    t('settings.profile.counter', { count: text.length, max })

  return (
    <form ref={formRef} className={styles['form']} noValidate onSubmit={onSubmit}>
      <PictureField
        name={values.name}
        picture={values.picture}
        onPicture={choosePicture}
        onReading={setIsReading}
      />
      <Field
        label={t('settings.profile.name')}
        error={errors.name && t(`settings.missing.${errors.name}`)}
        aside={counter(values.name, profileLimits.nameLength)}
      >
        <TextInput
          autoComplete="name"
          maxLength={profileLimits.nameLength}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field
        label={t('settings.profile.about')}
        hint={t('settings.profile.aboutHint')}
        aside={counter(values.about, profileLimits.aboutLength)}
      >
        <TextArea
          maxLength={profileLimits.aboutLength}
          value={values.about}
          onChange={(event) => change({ about: event.target.value })}
        />
      </Field>
      <CheckboxGroup
        legend={t('settings.profile.emailLegend')}
        name="shown"
        choices={[
          { value: 'email', label: t('settings.profile.showEmail', { email: account.email }) },
        ]}
        value={values.isEmailShown ? ['email'] : []}
        onChange={(shown) => change({ isEmailShown: shown.includes('email') })}
      />
      {failure && (
        <Notice tone="danger" title={t('settings.profile.notSaved')}>
          {failureAdvice(failure, language)}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" loading={isBusy} disabled={isReading}>
          {isBusy ? t('settings.profile.saving') : t('settings.profile.save')}
        </Button>
      </div>
    </form>
  )
}
