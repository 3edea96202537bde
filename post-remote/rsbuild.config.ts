import { defineRemote } from '@adamarket/shared/build/define-remote.ts'

export default defineRemote({
  name: 'post',
  pages: {
    '/post': 'picker',
    '/attributes/:category/:subcategory': 'form',
    '/success': 'success',
    '/edit/:id': 'edit',
  },
})
