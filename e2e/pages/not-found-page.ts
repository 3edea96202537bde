import { PageModel } from './page-model.ts'

export class NotFoundPage extends PageModel {
  readonly heading = this.main.getByRole('heading', { name: 'Page not found' })
  readonly wayHome = this.main.getByRole('link', { name: 'Go to home page' })
}
