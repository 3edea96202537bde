/** The router without a browser, for pages that a server renders. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
