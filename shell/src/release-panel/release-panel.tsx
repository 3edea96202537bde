import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { useState } from 'react'

import type { Overrides } from '#remotes/registry/overrides.ts'
import {
  addressWithoutOverrides,
  isRegistered,
  storeOverrides,
} from '#remotes/registry/overrides.ts'
import type { Registry } from '@adamarket/shared/contract/registry.ts'

import { ReleaseDialog } from './release-dialog.tsx'
import { releaseTexts } from './release-texts.ts'
import styles from './release-panel.module.css'

type Props = {
  readonly remotes: Registry['remotes']
  readonly overrides: Overrides
  /** Loads an address as a new page. */
  readonly open: (address: string) => void
}

/** A line above the header: the releases that this tab shows instead of those that visitors get. */
export function ReleasePanel({ remotes, overrides, open }: Props) {
  const t = releaseTexts(useLocale())
  const [isOpen, setIsOpen] = useState(false)
  // Only what the registry has is printed: an address may ask for any sentence.
  const requested = Object.entries(overrides).filter(([name]) => Object.hasOwn(remotes, name))
  const isKnown = ([name, version]: readonly [string, string]) =>
    isRegistered(remotes, name, version)
  const known = requested.filter(isKnown).map(([name, version]) => `${name} ${version}`)
  const unknown = requested.filter((one) => !isKnown(one)).map(([name]) => name)
  const show = (chosen: Overrides) => {
    storeOverrides(chosen)
    open(addressWithoutOverrides())
  }
  const [onTrial, missing] = [known.join(', '), unknown.join(', ')]

  return (
    <section className={styles['panel']} aria-label={t('label')}>
      {onTrial !== '' && <p>{t('onTrial', { list: onTrial })}</p>}
      {missing !== '' && <p>{t('missing', { list: missing })}</p>}
      <div className={styles['buttons']}>
        <Button size="sm" onClick={() => setIsOpen(true)}>
          {t('choose')}
        </Button>
        {requested.length > 0 && (
          <Button size="sm" onClick={() => show({})}>
            {t('back')}
          </Button>
        )}
      </div>
      <ReleaseDialog
        isOpen={isOpen}
        remotes={remotes}
        overrides={overrides}
        onClose={() => setIsOpen(false)}
        onChoose={show}
      />
    </section>
  )
}
