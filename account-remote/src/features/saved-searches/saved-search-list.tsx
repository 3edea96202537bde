import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { Failure, PartFailure } from '@adamarket/shared/site-ui/failure.tsx'
import { BellIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { Spinner } from '@adamarket/shared/ui/spinner.tsx'

import page from '#components/page.module.css'
import { useRemovals } from '#components/use-removals.ts'
import { VerifyNotice } from '#components/verify-notice.tsx'

import { SavedSearchRow } from './saved-search-row.tsx'
import { savedSearchesTexts } from './saved-searches-texts.ts'
import { useDeviceAlerts } from './use-device-alerts.ts'
import { useSavedSearches } from './use-saved-searches.ts'
import { deviceAlertsTexts } from './device-alerts-texts.ts'
import styles from './saved-searches.module.css'

/** The user's saved searches, or that there are none, or why they could not be read. */
export function SavedSearchList({ userId }: { readonly userId: string }) {
  const language = useLocale()
  const t = savedSearchesTexts(language)
  const tDevice = deviceAlertsTexts(language)
  const { read, searches, ...actions } = useSavedSearches(userId)
  const { place, problem, ...removals } = useRemovals()
  const device = useDeviceAlerts(userId)
  if (read.status === 'loading') {
    return (
      <div className={styles['waiting']}>
        <Spinner size="2rem" label={t('loading')} />
      </div>
    )
  }
  if (read.status === 'failed') {
    return <Failure title={t('failed')} error={read.error} onTryAgain={read.retry} />
  }
  const chosen = searches.filter(device.isOn)
  const isOffered = device.shown?.state === 'ready'
  return (
    <section ref={place} tabIndex={-1} className={page['rows']} aria-label={t('title')}>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      {searches.some(({ notify }) => notify !== 'never') && <VerifyNotice />}
      {searches.length > 0 && device.read.status === 'failed' && (
        <PartFailure
          title={tDevice('failed')}
          error={device.read.error}
          onTryAgain={device.read.retry}
        />
      )}
      {/* Shown before any search is chosen as well, or the pressed choice would move away. */}
      {searches.length > 0 && device.shown && (
        <Notice>{tDevice(`notice.${device.shown.state}`)}</Notice>
      )}
      {searches.length === 0 ? (
        <NoSearches />
      ) : (
        <ul role="list" className={page['rows']}>
          {searches.map((search) => (
            <li key={search.id}>
              <SavedSearchRow
                search={search}
                {...actions}
                {...removals}
                device={
                  isOffered
                    ? {
                        isOn: chosen.includes(search),
                        isBusy: device.isBusy,
                        choose: (isOn) => {
                          const others = chosen.filter((one) => one !== search)
                          return device.choose(isOn ? [...others, search] : others)
                        },
                      }
                    : undefined
                }
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NoSearches() {
  const t = savedSearchesTexts(useLocale())
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyHint')}
      illustration={<BellIcon />}
      actions={
        <Link
          to={hrefs.search({ text: '', location: 'All' })}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('browse')}
        </Link>
      }
    />
  )
}
