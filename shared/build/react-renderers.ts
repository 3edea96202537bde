/**
 * A script for development, to run before any other: it remembers the renderers that React
 * announces. Each remote brings its own copy of React Refresh, which comes to the page after React
 * has started and would otherwise find no renderer to refresh.
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
