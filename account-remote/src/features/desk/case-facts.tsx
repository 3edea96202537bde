import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { CaseReport, ModerationCase } from '@adamarket/shared/domain/moderation/moderation.ts'
import { joinFacts } from '@adamarket/shared/i18n/join-facts.ts'
import { Card } from '@adamarket/shared/ui/card.tsx'
import { Chip } from '@adamarket/shared/ui/chip.tsx'

import { formatTime } from '#components/format-time.ts'

import { deskTexts, flagText } from './desk-texts.ts'
import { objectedAction } from './objection-answer.ts'
import { ReporterLine } from './reporter-line.tsx'
import styles from './desk.module.css'

type Props = { readonly of: ModerationCase; readonly reports: readonly CaseReport[] }

/** Where flags lead whose detail is the id of the listing that this one is like. */
const addressOfOther: Partial<Record<ReturnType<typeof flagText>, (id: string) => string>> = {
  'same-picture': hrefs.listing,
  'same-text': hrefs.listing,
  // The earlier listing may be deleted: its case is not.
  'posted-again': hrefs.desk,
}

/** Why a case is open: the objection, the reports, and the flags. */
export function CaseFacts({ of, reports }: Props) {
  const { objection, flags } = of
  const about = objectedAction(of)
  const language = useLocale()
  const t = deskTexts(language)
  return (
    <div className={styles['part']}>
      {objection && (
        <section aria-labelledby="objection">
          <Card className={styles['part']}>
            <h3 id="objection">{t('objection')}</h3>
            <p className={styles['muted']}>
              {joinFacts(
                [about && t(`against.${about}`), formatTime(objection.at, language)],
                language,
              )}
            </p>
            <p className={styles['text']}>{objection.text}</p>
          </Card>
        </section>
      )}
      {flags.length > 0 && (
        <section aria-labelledby="flags">
          <h3 id="flags">{t('flagsTitle')}</h3>
          <ul role="list" className={styles['part']}>
            {flags.map((flag) => {
              const { detail } = flag
              const text = flagText(flag)
              const address = addressOfOther[text]?.(detail)
              return (
                <li key={text + detail}>
                  <Card>
                    {t(`flag.${text}`)}:{' '}
                    {address === undefined ? (
                      <span className={styles['name']}>{detail}</span>
                    ) : (
                      <Link to={address}>{t('otherListing')}</Link>
                    )}
                  </Card>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <section aria-labelledby="reports" className={styles['part']}>
        <h3 id="reports">{t('reportsTitle')}</h3>
        {reports.length === 0 && <p className={styles['muted']}>{t('noReports')}</p>}
        <ul role="list" className={styles['part']}>
          {reports.map((report) => (
            <li key={report.userId}>
              <Card className={styles['part']}>
                <p className={styles['marks']}>
                  <Chip tone={report.outcome ? 'neutral' : 'danger'}>
                    {t(`reasons.${report.reason}`)}
                  </Chip>
                  {report.outcome && <Chip>{t(`answered.${report.outcome}`)}</Chip>}
                </p>
                <p className={styles['text']} dir="auto">
                  {report.comment || t('noComment')}
                </p>
                <p className={styles['muted']}>{formatTime(report.createdAt, language)}</p>
                {report.reporter && <ReporterLine reporter={report.reporter} />}
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
