import type { Recorder } from '@adamarket/shared/observability/create-recorder.ts'
import { createHttpSink } from '@adamarket/shared/observability/create-http-sink.ts'
import { browserStorage } from '@adamarket/shared/state/browser-storage.ts'

import { ConsentChoice } from '#telemetry/consent-choice.tsx'
import { ConsentQuestion } from '#telemetry/consent-question.tsx'
import type { ConsentState } from '#telemetry/consent-store.ts'
import { createConsentStore, refusesByItself } from '#telemetry/consent-store.ts'
import { frameParts } from '#chrome/frame-part.tsx'

type Options = {
  /** Where events are sent. */
  readonly url: string
  readonly recorder: Recorder
  /** The versions of what is deployed and shown. */
  readonly context: () => Readonly<Record<string, unknown>>
}

/** Asks the visitor once, and sends recorded events as long as they agree. */
export function startTelemetry({ url, recorder, context }: Options): void {
  if (refusesByItself()) return recorder.stop()
  const consent = createConsentStore(browserStorage('localStorage'))
  const sink = createHttpSink({ url, context })
  let isMeasured = false

  const follow = ({ answer }: Pick<ConsentState, 'answer'>) => {
    if (answer !== 'yes') {
      recorder.stop()
      sink.drop()
      return
    }
    recorder.sendTo(sink.take)
    if (isMeasured) return
    isMeasured = true
    import('#telemetry/measure-vitals.ts').then(
      ({ measureVitals }) => measureVitals(recorder.record),
      () => undefined,
    )
  }

  // Events recorded so far wait for the first answer.
  if (consent.getState().answer) follow(consent.getState())
  consent.subscribe(follow)
  // Some metrics become known when the page is hidden, which may be its last event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') setTimeout(sink.flush)
  })
  window.addEventListener('pagehide', sink.flush)
  frameParts.setState({
    consentQuestion: <ConsentQuestion consent={consent} />,
    consentChoice: <ConsentChoice consent={consent} />,
  })
}
