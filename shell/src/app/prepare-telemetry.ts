import { contractVersion } from '@adamarket/shared/contract/version.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import { consoleSink } from '@adamarket/shared/observability/console-sink.ts'
import { createRecorder } from '@adamarket/shared/observability/create-recorder.ts'
import { problemEvent } from '@adamarket/shared/observability/problem-event.ts'
import { reportToConsole } from '@adamarket/shared/observability/report-to-console.ts'
import type { TelemetrySink } from '@adamarket/shared/observability/telemetry-event.ts'

import type { Composition } from '#remotes/loading/composition.ts'

import { remoteSource } from './remote-source.ts'

const isProduction = process.env['NODE_ENV'] === 'production'

type Telemetry = {
  readonly record: TelemetrySink
  /** Reports a problem to the console and to telemetry. */
  readonly report: Report
  /** Sends the recorded events if the site has an endpoint and the visitor agrees. Call it once the first view is shown. */
  readonly begin: (url: string | undefined, composition: Composition) => void
}

/** Records events from the start; whether they will be sent is decided later. */
export function prepareTelemetry(): Telemetry {
  const recorder = createRecorder()
  const { record } = recorder
  if (!isProduction) recorder.sendTo(consoleSink)
  const report: Report = (problem) => {
    reportToConsole(problem)
    record(problemEvent(problem))
  }
  return {
    record,
    report,
    begin: (url, composition) => {
      if (url === undefined) {
        if (isProduction) recorder.stop()
        return
      }
      import(/* webpackChunkName: "telemetry" */ '#telemetry/start-telemetry.tsx').then(
        ({ startTelemetry }) =>
          startTelemetry({ url, recorder, context: () => shownReleases(composition) }),
        recorder.stop,
      )
    },
  }
}

/** The registry's revision, and the releases that this page has loaded. */
function shownReleases({ store }: Composition) {
  const releases = Object.entries(store.getState().remotes).flatMap(([name, remote]) =>
    remote?.status === 'ready' ? [[name, remote.value.version] as const] : [],
  )
  return {
    contract: contractVersion,
    revision: remoteSource.revision(),
    releases: Object.fromEntries(releases),
  }
}
