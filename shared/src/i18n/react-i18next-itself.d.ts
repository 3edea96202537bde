/** The package, where `react-i18next` is what the shell shares: an alias of its build. */
declare module 'react-i18next-itself' {
  export * from 'react-i18next'
}
