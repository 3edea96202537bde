import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Recorder } from '@adamarket/shared/observability/create-recorder.ts'
import { createHttpSink } from '@adamarket/shared/observability/create-http-sink.ts'
import type { CountedRelease } from '@adamarket/shared/observability/visit-counts.ts'
import { browserStorage } from '@adamarket/shared/state/browser-storage.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import { useStore } from 'zustand'

import { frameParts } from '#chrome/frame-part.tsx'

import { ConsentQuestion } from './consent-question.tsx'
import type { ConsentState, ConsentStore } from './consent-store.ts'
import { createConsentStore, refusesByItself } from './consent-store.ts'

type Options = {
  /** Where what is counted is sent. */
  readonly url: string
  /** Whether this visit is among the share that is measured. */
  readonly isMeasured: boolean
  readonly recorder: Recorder
  /** The pattern of the page that the visit began with. */
  readonly page: () => string
  /** The release that this page belongs to. */
  readonly owner: () => CountedRelease | undefined
}

/** Asks the visitor once, and sends what is counted of a measured visit as long as they agree. */
export function startTelemetry({ url, isMeasured, recorder, page, owner }: Options): void {
  if (refusesByItself()) return recorder.stop()
  const consent = createConsentStore(browserStorage('localStorage'))
  const sink = createHttpSink({ url, page, owner })
  let measuresVitals = false

  const follow = ({ answer }: Pick<ConsentState, 'answer'>) => {
    if (answer !== 'yes' || !isMeasured || isReload()) {
      recorder.stop()
      sink.drop()
      return
    }
    recorder.sendTo(sink.take)
    if (measuresVitals) return
    measuresVitals = true
    import('./measure-vitals.ts').then(
      ({ measureVitals }) => measureVitals(recorder.record),
      () => undefined,
    )
  }

  // Events recorded so far wait for the first answer.
  if (consent.getState().answer) follow(consent.getState())
  consent.subscribe(follow)
  // Some metrics become known when the page is hidden, which may be its last event. The window hears of it last.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sink.flush()
  })
  window.addEventListener('pagehide', sink.flush)
  frameParts.setState({
    consentQuestion: <ConsentQuestion consent={consent} />,
    consentChoice: <ConsentChoice consent={consent} />,
  })
}

/** Whether this page was loaded again: one who does that until it works would count for many visitors. */
function isReload(): boolean {
  const entries = performance.getEntriesByType('navigation')
  return entries.some((entry) => Reflect.get(entry, 'type') === 'reload')
}

/** Shows and changes whether this visit is measured. */
function ConsentChoice({ consent }: { readonly consent: ConsentStore }) {
  const t = useTranslations('shell')
  const { answer, give } = useStore(consent)
  return (
    <Field label={t('telemetry.label')} labelHidden>
      <Select
        value={answer ?? 'no'}
        onChange={({ currentTarget: { value } }) => give(value === 'yes' ? 'yes' : 'no')}
      >
        <option value="no">{t('telemetry.off')}</option>
        <option value="yes">{t('telemetry.on')}</option>
      </Select>
    </Field>
  )
}
