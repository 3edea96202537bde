import { posesAsOperator, userName } from '@adamarket/shared/domain/user/user-name.ts'

/** The names of texts in `entry.invalid`. */
export type Invalid =
  | 'name'
  | 'nameOfSite'
  | 'email'
  | 'emailForm'
  | 'password'
  | 'passwordLength'
  | 'isAdult'
  | 'agreesToTerms'

export type EntryErrors<Field extends string> = Readonly<Partial<Record<Field, Invalid>>>

export type RegistrationValues = {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly isAdult: boolean
  readonly agreesToTerms: boolean
}

/** The backend accepts no shorter password. */
const minPasswordLength = 6

/** What is wrong with the name of a user. */
export function checkName(typed: string): 'name' | 'nameOfSite' | undefined {
  const name = userName(typed)
  if (name === '') return 'name'
  return posesAsOperator(name) ? 'nameOfSite' : undefined
}

export function checkEmail(email: string): Invalid | undefined {
  if (!email.trim()) return 'email'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : 'emailForm'
}

export function checkNewPassword(password: string): Invalid | undefined {
  if (!password) return 'password'
  return password.length < minPasswordLength ? 'passwordLength' : undefined
}

/** What is wrong with the fields of a registration. */
export function checkRegistration(
  values: RegistrationValues,
): Readonly<Record<keyof RegistrationValues, Invalid | undefined>> {
  return {
    name: checkName(values.name),
    email: checkEmail(values.email),
    password: checkNewPassword(values.password),
    isAdult: values.isAdult ? undefined : 'isAdult',
    agreesToTerms: values.agreesToTerms ? undefined : 'agreesToTerms',
  }
}
