import type { ComponentProps } from 'react'
import { lazy, Suspense } from 'react'
import type { Trans as Whole } from 'react-i18next-itself'

/**
 * What the shell shares as `react-i18next`: the parts of it that the site uses. Shared whole, it would send every
 * visitor all of it, since it could not be tree-shaken. `react-i18next` is this file here, so the package has
 * another name.
 */
export { I18nextProvider, useTranslation } from 'react-i18next-itself'

const Loaded = lazy(async () => {
  const { Trans: component } = await import('react-i18next-itself')
  return { default: component }
})

/**
 * For released remotes; its parser of HTML is larger than the rest. Whatever it names has no name until its code is
 * loaded, so no new code uses it, and it goes with the next major of the contract.
 */
export function Trans(props: ComponentProps<typeof Whole>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
