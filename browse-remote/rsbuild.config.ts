import { defineRemote } from '@adamarket/shared/build/define-remote.ts'

export default defineRemote({
  name: 'browse',
  pages: { '/': 'home', '/search': 'search', '/listing/:id': 'listing' },
})
