/**
 * A script for development that has to run before any other: it remembers the renderers that React
 * announces. Each remote has its own copy of React Refresh, which loads after React has started and
 * would otherwise find no renderer.
 */
export const rememberReactRenderers = `
  const renderers = new Map()
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer)
      return renderers.size
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  }
`
