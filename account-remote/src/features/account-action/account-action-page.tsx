import { paths } from '@adamarket/shared/contract/paths.ts'
import { useLoaderData } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { Spinner } from '@adamarket/shared/ui/spinner.tsx'
import { Suspense, use } from 'react'

import styles from '#components/entry/entry.module.css'

import { ChoosePassword } from './choose-password.tsx'
import type { LinkOutcome } from './follow-link.ts'
import { LinkDone } from './link-done.tsx'
import { LinkFailed } from './link-failed.tsx'
import { UnconfirmedAddress } from './unconfirmed-address.tsx'

/** The page that links of account emails open; without a link, it shows the state of the user's address. */
export function AccountActionPage() {
  const t = useTranslations('account')
  const { outcome } = useLoaderData<{ outcome: Promise<LinkOutcome> | undefined }>()
  return (
    <section className={styles['page']}>
      <PageHead title={t('action.title')} path={paths.accountAction} isUnlisted />
      {outcome ? (
        <Suspense fallback={<Spinner size="2rem" label={t('action.checking')} />}>
          <Outcome outcome={outcome} />
        </Suspense>
      ) : (
        <UnconfirmedAddress />
      )}
    </section>
  )
}

function Outcome({ outcome }: { readonly outcome: Promise<LinkOutcome> }) {
  const found = use(outcome)
  if (found.kind === 'failed') return <LinkFailed error={found.error} />
  if (found.kind === 'done') return <LinkDone mode={found.mode} />
  return <ChoosePassword email={found.email} code={found.code} />
}
