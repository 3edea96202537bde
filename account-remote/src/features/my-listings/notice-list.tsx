import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { useEffect, useState } from 'react'
import type { Notice } from '@adamarket/shared/domain/moderation/moderation.ts'

import { DecisionNotice } from './decision-notice.tsx'
import { noticeTexts } from './notice-texts.ts'
import styles from './notices.module.css'

/** How many are shown at first. */
const newest = 2

/** Moderators' decisions about the user and their listings; nothing without any, or while offline. */
export function NoticeList({ userId }: { readonly userId: string }) {
  const t = noticeTexts(useLocale())
  const { notices: port } = useHostServices()
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const loaded = await port.list(userId)
      if (isCurrent && loaded.ok) setNotices(loaded.value)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [port, userId])
  if (notices.length === 0) return null
  const objected = (id: string, text: string) =>
    setNotices((all) => all.map((one) => (one.id === id ? { ...one, objection: { text } } : one)))
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
