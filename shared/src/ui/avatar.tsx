import { UserIcon } from '#ui/icons/contact.tsx'

import styles from './avatar.module.css'
import { joinClasses } from './join-classes.ts'
import tones from './tones.module.css'
import { usePictureFailures } from './use-picture-failures.ts'

type AvatarProps = {
  readonly name: string
  /** A picture of the user; without one, or when it fails to load, initials are shown. */
  readonly picture?: string | undefined
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
}

/** A user as a picture or initials, always in the same colour. The name itself is shown beside it. */
export function Avatar({ name, picture, size = 'sm' }: AvatarProps) {
  const { failures, attempt } = usePictureFailures(picture, 1)
  const initials = initialsOf(name)
  if (picture !== undefined && picture !== '' && failures === 0) {
    return (
      <img
        src={picture}
        alt=""
        className={joinClasses(styles['avatar'], styles[size], styles['picture'])}
        {...attempt}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      // Drawn by the style sheet: a picture, not a text to read or to translate.
      data-initials={initials || undefined}
      className={joinClasses(styles['avatar'], styles[size], tones[toneOf(name)])}
    >
      {initials === '' && <UserIcon size="1.6em" />}
    </span>
  )
}

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.match(/\p{Letter}[^\s]*/gu) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase()).join('')
}

const toneNames = ['brand', 'accent', 'success', 'danger', 'neutral'] as const

function toneOf(name: string): (typeof toneNames)[number] {
  let sum = 0
  for (const letter of name) sum += letter.codePointAt(0) ?? 0
  return toneNames[sum % toneNames.length] ?? 'brand'
}
