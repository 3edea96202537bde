/** Data for search engines. Nothing in it ends the element, whatever it holds. */
export function StructuredData({ data }: { readonly data: object }) {
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  )
}
