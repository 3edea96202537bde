import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type {
  SavedSearch,
  SavedSearchChanges,
} from '@adamarket/shared/domain/search/saved-search.ts'
import { alertChoices } from '@adamarket/shared/domain/search/saved-search.ts'
import { alertChoiceTexts } from '@adamarket/shared/i18n/alert-choice-texts.ts'
import { IconButton } from '@adamarket/shared/ui/button.tsx'
import { Card } from '@adamarket/shared/ui/card.tsx'
import { Checkbox } from '@adamarket/shared/ui/choice-group.tsx'
import { Chip } from '@adamarket/shared/ui/chip.tsx'
import { ConfirmDialog } from '@adamarket/shared/ui/confirm-dialog.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { EditIcon, TrashIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import { Spinner } from '@adamarket/shared/ui/spinner.tsx'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import { VisuallyHidden } from '@adamarket/shared/ui/visually-hidden.tsx'
import { useState } from 'react'

import type { Failed } from '#components/use-problem.ts'

import { deviceAlertsTexts } from './device-alerts-texts.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { savedSearchesTexts } from './saved-searches-texts.ts'
import type { ChoiceProblem } from './use-device-alerts.ts'
import type { SavedSearchActions } from './use-saved-searches.ts'
import styles from './saved-searches.module.css'

type Props = SavedSearchActions & {
  readonly search: SavedSearch
  /** Notifications about it on this device; undefined where there cannot be any. */
  readonly device: DeviceChoice | undefined
  /** It leaves the list, or its choice of notifications leaves it, together with the focused element. */
  readonly onRemoved: () => void
  /** Says why a change has not taken effect; undefined once it has, or is made again. */
  readonly setProblem: (text: string | undefined) => void
  /** A change failed and was undone. */
  readonly onFailed: (failed: Failed) => void
}

type DeviceChoice = {
  readonly isOn: boolean
  readonly isBusy: boolean
  readonly choose: (isOn: boolean) => Promise<ChoiceProblem | undefined>
}

/** A saved search: a link to its results, how many are new, when to send emails, notifications. */
export function SavedSearchRow({
  search,
  device,
  update,
  remove,
  markSeen,
  onRemoved,
  setProblem,
  onFailed,
}: Props) {
  const language = useLocale()
  const t = savedSearchesTexts(language)
  const tChoice = alertChoiceTexts(language)
  const tDevice = deviceAlertsTexts(language)
  const { connectivity } = useHostServices()
  const { attempt } = useAttempt()
  const choosing = useAttempt()
  const [asking, setAsking] = useState<'rename' | 'delete'>()
  const { name, notify, newCount } = search

  const fail = (text: string, error: AppError, unreachable = '') => {
    const hint = error.kind === 'unavailable' && connectivity.isOnline() ? unreachable : ''
    onFailed({ text, what: 'A saved search could not be changed', error, hint })
  }
  // No control is disabled meanwhile, which would take its focus.
  const change = async (changes: SavedSearchChanges) => {
    setProblem(undefined)
    const outcome = await update(search, changes)
    if (!outcome.ok) fail(t('notChanged', { name }), outcome.error)
  }
  const chooseDevice = (isOn: boolean) =>
    choosing.attempt(async () => {
      setProblem(undefined)
      const problem = await device?.choose(isOn)
      if (problem === 'ignored') setProblem(tDevice('ignored'))
      else if (problem === 'blocked') onRemoved()
      else if (problem) fail(tDevice('notChanged', { name }), problem, tDevice('unreachable'))
    })
  const removeIt = () =>
    attempt(async () => {
      const outcome = await remove(search)
      if (!outcome.ok) return fail(t('notDeleted', { name }), outcome.error)
      onRemoved()
      // What fails here leaves with the next choice.
      if (device?.isOn) await device.choose(false)
    })
  return (
    <Card className={styles['row']}>
      <h2 className={styles['name']}>
        <Link dir="auto" to={`${paths.search}?${search.search}`} onClick={() => markSeen(search)}>
          {name}
        </Link>{' '}
        {newCount > 0 && <Chip tone="accent">{t('fresh', { count: newCount })}</Chip>}
      </h2>
      <div className={styles['actions']}>
        <Field
          label={t('about', { action: t('notify'), name })}
          labelHidden
          className={styles['field']}
        >
          <Select
            value={notify}
            onChange={({ currentTarget }) => {
              const chosen = alertChoices.find((choice) => choice === currentTarget.value)
              if (chosen) void change({ notify: chosen })
            }}
          >
            {alertChoices.map((choice) => (
              <option key={choice} value={choice}>
                {`${t('notify')}: ${tChoice(`choice.${choice}`)}`}
              </option>
            ))}
          </Select>
        </Field>
        <IconButton
          icon={<EditIcon />}
          label={t('about', { action: t('rename'), name })}
          onClick={() => setAsking('rename')}
        />
        <IconButton
          className={styles['delete']}
          icon={<TrashIcon />}
          label={t('about', { action: t('delete'), name })}
          onClick={() => setAsking('delete')}
        />
      </div>
      {device && (
        <div className={styles['device']}>
          <Checkbox
            label={
              <>
                {tDevice('choice')}
                <VisuallyHidden>{tDevice('of', { name })}</VisuallyHidden>
              </>
            }
            checked={device.isOn}
            disabled={device.isBusy && !choosing.isBusy}
            onChange={(isOn) => void chooseDevice(isOn)}
          />
          {choosing.isBusy && <Spinner />}
        </div>
      )}
      {asking === 'rename' && (
        <RenameDialog
          name={name}
          onClose={() => setAsking(undefined)}
          onRename={(chosen) => {
            setAsking(undefined)
            if (chosen !== name) void change({ name: chosen })
          }}
        />
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        title={t('deletion.title')}
        text={t('deletion.text', { name })}
        confirmLabel={t('deletion.confirm')}
        keepLabel={t('deletion.keep')}
        closeLabel={t('deletion.close')}
        onClose={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined)
          void removeIt()
        }}
      />
    </Card>
  )
}
