import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { PhoneIcon, UserIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { FlagIcon } from '@adamarket/shared/ui/icons/status.tsx'

import styles from './contact-help.module.css'

const topics = [
  { topic: 'listing', TopicIcon: PhoneIcon },
  { topic: 'report', TopicIcon: FlagIcon },
  { topic: 'account', TopicIcon: UserIcon },
] as const

/** What to know before writing: it often answers the question, or makes for a message that can be answered. */
export function ContactHelp() {
  const t = useTranslations('static-pages')
  return (
    <section className={styles['help']}>
      <h2 className={styles['title']}>{t('contact.help.title')}</h2>
      <ul role="list" className={styles['topics']}>
        {topics.map(({ topic, TopicIcon }) => (
          <li key={topic} className={styles['topic']}>
            <span className={styles['icon']}>
              <TopicIcon />
            </span>
            <div>
              <h3 className={styles['name']}>{t(`contact.help.${topic}.title`)}</h3>
              <p>{t(`contact.help.${topic}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
