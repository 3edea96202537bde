import { persistent } from '#fixtures/persistent.ts'
import type { Answer, Part } from '#resilience/matrix/part.ts'
import { asItIs } from '#resilience/matrix/part.ts'

/** A way in which a remote fails, and the way it is well again. */
export type Failure = {
  readonly name: string
  /** What the visitor meets: a page that could not be loaded, one that still loads, or the page itself. */
  readonly shows: 'failed' | 'slow' | 'page'
  /** Whether the page comes without the visitor asking for it, once the part is well again. */
  readonly recoversAlone?: boolean
  /** Only pages have files that fail apart from the rest. */
  readonly isOfPages?: boolean
  readonly breakIt: (part: Part) => Promise<void> | void
  readonly healIt: (part: Part) => Promise<void> | void
}

const says =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, body: '' })

const hang: Answer = () => undefined

/** Answers for those files, and leaves the others alone. */
const forFiles =
  (files: RegExp, answer: Answer): Answer =>
  (route, file) =>
    files.test(file) ? answer(route, file) : asItIs(route, file)

/** Sends a script with a change. */
const changed =
  (change: (script: string) => string): Answer =>
  async (route) => {
    const response = await route.fetch(persistent)
    await route.fulfill({ response, body: change(await response.text()) })
  }

const container = /\/remoteEntry\.js$/
const scripts = /\.js$/
const styles = /\.css$/
/** The chunks of pages and fragments have names, and those of the container's parts have one letter or two. */
const ofThePage = /\/(?!routes)[\w-]{3,}\.\w+\.(js|css)$/

const asBefore = (part: Part) => part.answerFiles(asItIs)
const another = (part: Part) => part.releaseAnother()

const answers = (answer: Answer) => ({
  breakIt: (part: Part) => part.answerFiles(answer),
  healIt: asBefore,
})

/** What a build says of what a module exports, and then the module throws. */
const throwInModule = (script: string) =>
  script.replaceAll(
    /[\w$]+\.d\([\w$]+,\{(?:contractVersion|AccountMenu):[^}]*\}\);/g,
    '$&throw new Error("Broken while loading");',
  )

const throwInComponent = (script: string) =>
  script.replaceAll(
    /\b([A-Z]\w+Page|AccountMenu|SignInDialog):\(\)=>[\w$]+/g,
    '$1:()=>()=>{throw new Error("Broken while rendering")}',
  )

export const failures: readonly Failure[] = [
  { name: 'down', shows: 'failed', ...answers((route) => route.abort('connectionrefused')) },
  { name: '404', shows: 'failed', ...answers(says(404)) },
  { name: '500', shows: 'failed', ...answers(says(500)) },
  { name: 'hangs', shows: 'slow', ...answers(hang) },
  {
    name: 'is slow: 20 s',
    shows: 'slow',
    recoversAlone: true,
    breakIt: (part) => part.holdFiles(),
    healIt: (part) => part.letFilesGo(),
  },
  {
    name: "the page's script hangs",
    shows: 'slow',
    isOfPages: true,
    ...answers(forFiles(ofThePage, forFiles(scripts, hang))),
  },
  {
    name: 'its style sheets hang',
    shows: 'slow',
    isOfPages: true,
    ...answers(forFiles(styles, hang)),
  },
  {
    name: "the page's files fail",
    shows: 'failed',
    isOfPages: true,
    ...answers(forFiles(ofThePage, says(500))),
  },
  {
    name: 'its entry of the registry is corrupt',
    shows: 'failed',
    breakIt: (part) => part.register({ current: 42 }),
    healIt: (part) => part.answerRegistry((route) => route.continue()),
  },
  {
    name: 'its container is corrupt',
    shows: 'failed',
    ...answers(
      forFiles(
        container,
        changed((script) => `${script}\n`),
      ),
    ),
  },
  {
    name: 'its new container is corrupt',
    shows: 'page',
    breakIt: (part) => part.releaseCorrupted(),
    healIt: () => undefined,
  },
  {
    name: 'throws while loading',
    shows: 'failed',
    breakIt: (part) => part.answerFiles(forFiles(scripts, changed(throwInModule))),
    healIt: another,
  },
  {
    name: 'throws while rendering',
    shows: 'failed',
    breakIt: (part) => part.answerFiles(forFiles(scripts, changed(throwInComponent))),
    healIt: another,
  },
  {
    name: 'its files are gone after a release',
    shows: 'failed',
    breakIt: (part) => part.answerFiles(forFiles(ofThePage, says(404))),
    healIt: another,
  },
]
