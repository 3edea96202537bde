/** Structured data for search engines, escaped so that it cannot end the element. */
export function StructuredData({ data }: { readonly data: object }) {
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  )
}
