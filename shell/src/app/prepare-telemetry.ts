import type { ParsedEnvironment } from '@adamarket/shared/contract/environment.ts'
import { matchPath } from '@adamarket/shared/contract/router.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import { consoleSink } from '@adamarket/shared/observability/console-sink.ts'
import { createRecorder } from '@adamarket/shared/observability/create-recorder.ts'
import { problemEvent } from '@adamarket/shared/observability/problem-event.ts'
import { reportToConsole } from '@adamarket/shared/observability/report-to-console.ts'
import type { TelemetrySink } from '@adamarket/shared/observability/telemetry-event.ts'
import type { CountedRelease } from '@adamarket/shared/observability/visit-counts.ts'
import { storedText } from '@adamarket/shared/state/stored-text.ts'

import type { Composition } from '#remotes/loading/composition.ts'
import { ownerOf } from '#remotes/registry/owner-of.ts'

const isProduction = process.env['NODE_ENV'] === 'production'

type Telemetry = {
  readonly record: TelemetrySink
  /** Reports a problem to the console and to telemetry. */
  readonly report: Report
  /**
   * Decides whether this visit is among the share that is measured. If it is, sends what is counted of it once the visitor
   * agrees. Call it once the first view is shown.
   */
  readonly begin: (
    environment: Pick<ParsedEnvironment, 'telemetryUrl' | 'measuredShare'>,
    composition: Composition,
  ) => void
}

/** Records events from the start; whether they will be sent is decided later. */
export function prepareTelemetry(): Telemetry {
  const recorder = createRecorder()
  const { record } = recorder
  const { pathname } = window.location
  if (!isProduction) recorder.sendTo(consoleSink)
  const report: Report = (problem) => {
    reportToConsole(problem)
    record(problemEvent(problem))
  }
  return {
    record,
    report,
    begin: ({ telemetryUrl: url, measuredShare }, composition) => {
      const isMeasured = Math.random() < measuredShare
      if (isProduction && !isMeasured) recorder.stop()
      // Who has answered before can change the answer in any visit.
      if (url === undefined || !(isMeasured || hasAnswered())) return
      import(/* webpackChunkName: "telemetry" */ '#telemetry/start-telemetry.tsx').then(
        ({ startTelemetry }) =>
          startTelemetry({ url, isMeasured, recorder, ...firstPage(pathname, composition) }),
        recorder.stop,
      )
    },
  }
}

function hasAnswered(): boolean {
  return storedText('localStorage', 'telemetryConsent').read() !== undefined
}

/** What a visit began with: the page of a path, and the release that showed it first. */
function firstPage(pathname: string, { store, stateOf }: Composition) {
  let owner: CountedRelease | undefined
  return {
    page: () => {
      const { deployment } = store.getState()
      const found = deployment.status === 'ready' && ownerOf(deployment.value, pathname, matchPath)
      return found ? found.pattern : 'other'
    },
    owner: () => {
      const page = stateOf(store.getState(), pathname)
      if (page.status === 'ready') owner ??= { remote: page.name, version: page.version }
      return owner
    },
  }
}
