import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { useState } from 'react'

import { DecisionNotice } from './decision-notice.tsx'
import { noticeTexts } from './notice-texts.ts'
import styles from './notices.module.css'

/** How many are shown at first. */
const newest = 2

/** Moderators' decisions about the user and their listings; nothing without any, or while offline. */
export function NoticeList({ userId }: { readonly userId: string }) {
  const t = noticeTexts(useLocale())
  const { notices: port } = useHostServices()
  const { value: notices = [], edit } = usePort(() => port.list(userId), [port, userId])
  const [isWhole, setIsWhole] = useState(false)
  if (notices.length === 0) return null
  const objected = (id: string, text: string) =>
    edit((all) => all.map((one) => (one.id === id ? { ...one, objection: { text } } : one)))
  return (
    <section aria-label={t('title')} className={styles['list']}>
      {notices.slice(0, isWhole ? undefined : newest).map((notice) => (
        <DecisionNotice
          key={notice.id}
          notice={notice}
          onObjected={(text) => objected(notice.id, text)}
        />
      ))}
      {!isWhole && notices.length > newest && (
        <Button size="sm" variant="ghost" onClick={() => setIsWhole(true)}>
          {t('older')}
        </Button>
      )}
    </section>
  )
}
