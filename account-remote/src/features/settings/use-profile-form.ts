import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { manyLines } from '@adamarket/shared/domain/text/one-line.ts'
import type { Profile } from '@adamarket/shared/domain/user/profile.ts'
import type { Account } from '@adamarket/shared/domain/user/session.ts'
import { userName } from '@adamarket/shared/domain/user/user-name.ts'
import { useForm } from '@adamarket/shared/ui/use-form.ts'
import { useRef, useState } from 'react'

import { checkName } from '#components/entry/check-entry.ts'
import { savedProfile, shownEmail } from '#components/own-profile.ts'

import { saveProfile, sendPicture } from './save-profile.ts'
import type { ChosenPicture } from './picture-field.tsx'

type Values = {
  readonly name: string
  readonly about: string
  readonly isEmailShown: boolean
  /** A link, or a picture that is not uploaded yet. */
  readonly picture: ChosenPicture | string | undefined
}

/** The values of the profile form, and saving them. */
export function useProfileForm(account: Account, stored: Profile | undefined) {
  const t = useTranslations('account')
  const services = useHostServices()
  const [values, setValues] = useState<Values>({
    name: stored?.name ?? account.name ?? '',
    about: stored?.about ?? '',
    isEmailShown: stored ? stored.email !== '' : false,
    picture: stored?.picture,
  })
  const [failure, setFailure] = useState<AppError>()
  const saved = useRef(stored)

  const change = (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes }))

  const save = async () => {
    let { picture } = values
    if (typeof picture === 'object') {
      const sent = await sendPicture(services, account.uid, picture.square)
      if (!sent.ok) return sent
      picture = sent.value
      // From now on it is a link, also when saving fails and is tried again.
      change({ picture })
    }
    const { name, about, isEmailShown } = values
    return saveProfile(
      services,
      {
        id: account.uid,
        name: userName(name),
        about: manyLines(about),
        ...(isEmailShown ? shownEmail(account) : { email: '' }),
        ...(picture !== undefined && { picture }),
      },
      saved.current,
    )
  }

  const { formRef, errors, isBusy, onSubmit } = useForm({
    check: () => ({ name: checkName(values.name) }),
    send: async () => {
      setFailure(undefined)
      const result = await save()
      if (result.ok) {
        saved.current = result.value
        savedProfile.setState({ profile: result.value })
        services.notify.success(t('settings.profile.saved'))
      } else {
        setFailure(result.error)
        services.report({ what: 'A profile could not be saved', cause: result.error })
      }
    },
  })

  return {
    values,
    change,
    choosePicture: (picture: ChosenPicture | undefined) => change({ picture }),
    formRef,
    errors,
    isBusy,
    onSubmit,
    failure,
  }
}
