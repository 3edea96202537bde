import { PageModel } from './page-model.ts'

/** What replaces a page whose remote is slow, down or broken. */
export class RemoteBoundary extends PageModel {
  readonly #alert = this.main.getByRole('alert')
  readonly failed = this.#alert.getByText('Couldn’t load this page', { exact: true })
  readonly crashed = this.#alert.getByText('Couldn’t show this page', { exact: true })
  readonly stillLoading = this.main.getByRole('status').getByText('Still loading')
  readonly tryAgain = this.main.getByRole('button', { name: 'Try again' })
}
