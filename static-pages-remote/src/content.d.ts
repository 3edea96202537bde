declare module '*.md' {
  export const page: import('#features/reading/static-page.ts').StaticPage
}
