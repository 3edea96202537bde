import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { VisitsOfRelease } from '@adamarket/shared/domain/release-visits.ts'
import { visitMeasures } from '@adamarket/shared/domain/release-visits.ts'
import { Chip } from '@adamarket/shared/ui/chip.tsx'
import { WarningIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { useId } from 'react'

import { measureText, releasesTexts, stageText } from './releases-texts.ts'
import styles from './releases.module.css'

const measures = ['visits', ...visitMeasures] as const

/** Arrow keys scroll a table. */
const scrolled = { role: 'region', tabIndex: 0 } as const

type Props = { readonly remote: string; readonly releases: readonly VisitsOfRelease[] }

/** The releases of a remote side by side, each beside the one that it replaces, and the pages of each. */
export function RemoteVisits({ remote, releases }: Props) {
  const t = releasesTexts(useLocale())
  const id = useId()
  return (
    <section className={styles['remote']}>
      <h2 id={id}>
        <bdi>{remote}</bdi>
      </h2>
      {releases.some(({ all }) => all.visits > 0) ? (
        <Measures releases={releases} labelledBy={id} />
      ) : (
        <>
          {releases.map((release) => (
            <p key={release.version}>
              <Name release={release} />
            </p>
          ))}
          <p>{t('empty')}</p>
        </>
      )}
      {releases
        .filter(({ pages }) => pages.length > 0)
        .map((release) => (
          <Pages key={release.version} release={release} />
        ))}
    </section>
  )
}

type MeasuresProps = Pick<Props, 'releases'> & { readonly labelledBy: string }

function Measures({ releases, labelledBy }: MeasuresProps) {
  const language = useLocale()
  const t = releasesTexts(language)
  return (
    <div className={styles['scroller']} {...scrolled} aria-labelledby={labelledBy}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('measure')}</th>
            {releases.map((release) => (
              <th key={release.version} scope="col">
                <Name release={release} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure}>
              <th scope="row">{t(`measures.${measure}`)}</th>
              {releases.map(({ version, all, worse }) => (
                <td key={version} className={styles['release']}>
                  <span className={styles['value']}>{measureText(all, measure, language)}</span>
                  {worse.some((one) => one === measure) && (
                    <Chip tone="danger" icon={<WarningIcon size="1em" />}>
                      {t('worse')}
                    </Chip>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Name({ release }: { readonly release: VisitsOfRelease }) {
  return (
    <>
      <span className={styles['stage']}>{stageText(release, useLocale())}</span>
      <span className={styles['version']}>
        <bdi>{release.version}</bdi>
      </span>
    </>
  )
}

function Pages({ release }: { readonly release: VisitsOfRelease }) {
  const language = useLocale()
  const t = releasesTexts(language)
  const title = t('byPage', { stage: stageText(release, language) })
  return (
    <details>
      <summary>{title}</summary>
      <div className={styles['scroller']} {...scrolled} aria-label={title}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('page')}</th>
              {measures.map((measure) => (
                <th key={measure} scope="col">
                  {t(`measures.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {release.pages.map(({ page, ...sums }) => (
              <tr key={page}>
                <th scope="row">
                  {page === 'other' ? t('other') : <bdi className={styles['page']}>{page}</bdi>}
                </th>
                {measures.map((measure) => (
                  <td key={measure}>{measureText(sums, measure, language)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
