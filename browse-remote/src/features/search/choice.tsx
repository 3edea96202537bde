import { useId } from 'react'

import styles from '#features/search/choice.module.css'

type Props<Value extends string> = {
  readonly legend: string
  readonly choices: readonly Value[]
  readonly nameOf: (choice: Value) => string
  readonly chosen: Value
  readonly onChoose: (choice: Value) => void
}

/** One of several, all of them in sight. */
export function Choice<Value extends string>({
  legend,
  choices,
  nameOf,
  chosen,
  onChoose,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice} className={styles['option']}>
          <input
            type="radio"
            name={name}
            className={styles['radio']}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          {nameOf(choice)}
        </label>
      ))}
    </fieldset>
  )
}
