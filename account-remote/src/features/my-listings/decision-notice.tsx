import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { Notice as Decided } from '@adamarket/shared/domain/moderation/moderation.ts'
import { allowsObjection } from '@adamarket/shared/domain/moderation/moderation-rules.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useState } from 'react'

import { formatTime } from '#components/format-time.ts'

import { noticeTexts } from './notice-texts.ts'
import { ObjectionDialog } from './objection-dialog.tsx'
import styles from './notices.module.css'

type Props = {
  readonly notice: Decided
  readonly onObjected: (text: string) => void
}

/** Says what was decided and why, and how to object. */
export function DecisionNotice({ notice, onObjected }: Props) {
  const language = useLocale()
  const t = noticeTexts(language)
  const [isAsking, setIsAsking] = useState(false)
  const { id, action, title, reason, note, days, at, objection } = notice
  const what = t(`told.${action}`, { title })
  const why = [
    what.includes(title) ? undefined : t('about', { title }),
    reason && t(`reasons.${reason}`),
    days === undefined ? undefined : t('days', { count: days }),
  ].filter((sentence) => sentence !== undefined)
  const isGood = action === 'restore' || action === 'lift'
  return (
    <>
      <Notice
        tone={isGood ? 'success' : 'warning'}
        title={what}
        actions={
          allowsObjection(action) && !objection ? (
            <Button
              size="sm"
              aria-label={t('objectTo', { what })}
              onClick={() => setIsAsking(true)}
            >
              {t('object')}
            </Button>
          ) : undefined
        }
      >
        {why.length > 0 && <p>{why.join(' ')}</p>}
        {note !== '' && <p className={styles['text']}>{t('note', { note })}</p>}
        {objection && (
          <p>{objection.outcome ? t(`outcome.${objection.outcome}`) : t('objected')}</p>
        )}
        {objection?.answer !== undefined && (
          <p className={styles['text']}>{t('note', { note: objection.answer })}</p>
        )}
        <p className={styles['time']}>{formatTime(at, language)}</p>
      </Notice>
      {isAsking && (
        <ObjectionDialog
          noticeId={id}
          title={what}
          onClose={() => setIsAsking(false)}
          onSent={(text) => {
            setIsAsking(false)
            onObjected(text)
          }}
        />
      )}
    </>
  )
}
