import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Dialog } from '@adamarket/shared/ui/dialog.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import type { FormEvent } from 'react'
import { useId } from 'react'

import type { Overrides } from '#remotes/registry/overrides.ts'
import type { Registry } from '@adamarket/shared/contract/registry.ts'

import { releaseTexts } from './release-texts.ts'
import { versionsOf } from './versions-of.ts'
import styles from './release-panel.module.css'

type Props = {
  readonly isOpen: boolean
  readonly remotes: Registry['remotes']
  readonly overrides: Overrides
  readonly onClose: () => void
  /** Called with the releases that differ from what visitors get. */
  readonly onChoose: (chosen: Overrides) => void
}

/** A registered release for each remote. */
export function ReleaseDialog({ isOpen, remotes, overrides, onClose, onChoose }: Props) {
  const t = releaseTexts(useLocale())
  const formId = useId()
  const names = Object.keys(remotes)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const chosen = names.flatMap((name) => {
      const version = fields.get(name)
      return typeof version === 'string' && version !== '' ? [[name, version] as const] : []
    })
    onChoose(Object.fromEntries(chosen))
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="sm"
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" variant="primary" form={formId}>
          {t('apply')}
        </Button>
      }
    >
      <form id={formId} className={styles['choices']} onSubmit={submit}>
        {names.map((name) => {
          const versions = versionsOf(remotes[name])
          return (
            <Field key={name} label={name}>
              <Select name={name} defaultValue={overrides[name] ?? ''}>
                {versions.map(({ version, stage }) => (
                  <option key={version} value={stage === 'live' ? '' : version}>
                    {t(`stage.${stage}`, { version })}
                  </option>
                ))}
              </Select>
            </Field>
          )
        })}
      </form>
    </Dialog>
  )
}
