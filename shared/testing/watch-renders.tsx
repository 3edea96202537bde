import { Profiler } from 'react'

import type { RoutesModule } from '#contract/remote-modules.ts'
import { Outlet } from '#contract/router.ts'

/** How often React committed, and how many components it rendered for that. */
type Renders = { readonly commits: number; readonly components: number }

/** The part of React's own tree that tells what was rendered. */
type Fiber = {
  readonly tag: number
  readonly flags: number
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/** Function components: plain, with a forwarded ref, or in `memo`. */
const functionComponents = new Set([0, 11, 14, 15])
const performedWork = 1

/**
 * Counts React's work in the pages of a module, as `e2e/fixtures/renders.ts` does in a browser. Render the returned
 * module; `take` returns the counts since its last call.
 */
export function watchRenders(module: RoutesModule) {
  let renders: Renders = { commits: 0, components: 0 }
  const count = () => {
    const { current } = findRoot()
    const components = renders.components + countRendered(current, current.alternate)
    renders = { commits: renders.commits + 1, components }
  }
  const element = (
    <Profiler id="watched" onRender={count}>
      <Outlet />
    </Profiler>
  )
  const watched: RoutesModule = {
    ...module,
    createRoutes: (services) => [{ element, children: [...module.createRoutes(services)] }],
  }
  const take = () => {
    const taken = renders
    renders = { commits: 0, components: 0 }
    return taken
  }
  return { watched, take }
}

/** The root of what was rendered into the page, which React keeps at its container. */
function findRoot(): { readonly current: Fiber } {
  for (const container of document.body.children) {
    const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'))
    if (key !== undefined) return Reflect.get(container, key).stateNode
  }
  throw new Error('Nothing was rendered')
}

/** A rendered component has another fiber than before, flagged as having performed work. */
function countRendered(fiber: Fiber, before: Fiber | null): number {
  const isRendered = functionComponents.has(fiber.tag) && (fiber.flags & performedWork) !== 0
  let count = isRendered ? 1 : 0
  // Both trees share children that were not rendered.
  if (before && fiber.child === before.child) return count
  for (let child = fiber.child; child; child = child.sibling) {
    count += countRendered(child, child.alternate)
  }
  return count
}
