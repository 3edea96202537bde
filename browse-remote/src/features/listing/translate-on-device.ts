import type { Language } from '@adamarket/shared/domain/languages.ts'

type Pair = { readonly sourceLanguage: string; readonly targetLanguage: string }
type Cancellable = { readonly signal: AbortSignal }

type DownloadMonitor = {
  readonly addEventListener: (
    type: 'downloadprogress',
    listener: (event: { readonly loaded: number }) => void,
  ) => void
}

/** What is used of https://developer.mozilla.org/docs/Web/API/Translator. */
export type DeviceTranslators = {
  readonly availability: (
    pair: Pair,
  ) => Promise<'available' | 'downloadable' | 'downloading' | 'unavailable'>
  readonly create: (
    options: Pair & Cancellable & { readonly monitor: (monitor: DownloadMonitor) => void },
  ) => Promise<{
    readonly translate: (text: string, options: Cancellable) => Promise<string>
    readonly destroy: () => void
  }>
}

declare global {
  interface Window {
    /** Absent in most browsers. */
    readonly Translator?: DeviceTranslators
  }
}

export type Texts = { readonly title: string; readonly description: string }

/** A download of what the browser needs to translate. */
export type Download = {
  /** Between 0 and 1; absent while unknown. */
  readonly loaded?: number
}

type Options = Cancellable & {
  readonly from: Language
  readonly to: Language
  /** Called with undefined once nothing is left to download. */
  readonly onDownload: (download: Download | undefined) => void
}

/**
 * Translates the texts of a listing in the browser, which sends them nowhere: each line for itself, so that lines stay lines.
 * Undefined when the browser does not know the languages. Rejects when translating fails, or `signal` aborts.
 */
export async function translateOnDevice(
  { title, description }: Texts,
  { from, to, signal, onDownload }: Options,
): Promise<Texts | undefined> {
  const pair = { sourceLanguage: from, targetLanguage: to }
  const availability = (await window.Translator?.availability(pair)) ?? 'unavailable'
  if (!window.Translator || availability === 'unavailable') return undefined
  const isDownloaded = availability === 'available'
  if (!isDownloaded) onDownload({})
  const translator = await window.Translator.create({
    ...pair,
    signal,
    monitor: (monitor) => {
      // Browsers report a download that was made before as well.
      if (isDownloaded) return
      monitor.addEventListener('downloadprogress', ({ loaded }) => onDownload({ loaded }))
    },
  })
  onDownload(undefined)
  try {
    const [translatedTitle = title, ...lines] = await Promise.all(
      [title, ...description.split('\n')].map((line) =>
        line.trim() === '' ? line : translator.translate(line, { signal }),
      ),
    )
    return { title: translatedTitle, description: lines.join('\n') }
  } finally {
    translator.destroy()
  }
}
