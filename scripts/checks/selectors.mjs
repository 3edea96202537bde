/** The classes of libraries whose styles a remote brings, which no other remote uses. */
const ofLibraries = { browse: ['slick-'], post: ['react-tel-input'] }

/** Conditions, and the steps of an animation. */
const isHarmless = /^(?:@(?:layer|media|supports|container)\b|from$|to$|[\d.]+%$)/

/**
 * The selectors and animations in a style sheet of a remote that could also apply to the page of another one: those
 * without a class of its own.
 *
 * @param {string} css as a build writes it: without comments and nesting
 * @param {string} remote
 */
export function straySelectors(css, remote) {
  const own = [`${remote}_`, ...(ofLibraries[remote] ?? [])].join('|')
  const isOwn = new RegExp(`^@keyframes (?:${own})|\\.(?:${own})`)
  return [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude]) => prelude.trim())
    .flatMap((prelude) => (prelude.startsWith('@') ? prelude : selectorsIn(prelude)))
    .filter((it) => !isHarmless.test(it) && !isOwn.test(it))
}

/** The selectors of a list: with other brackets, whose commas separate none, and without what `:not` excludes. */
function selectorsIn(list) {
  const flat = list
    .replaceAll(/:not\([^()]*\)/g, ':not')
    .replaceAll(/\(([^()]*)\)/g, (_, inner) => `[${inner.replaceAll(',', ' ')}]`)
  return flat === list ? list.split(',').map((it) => it.trim()) : selectorsIn(flat)
}
