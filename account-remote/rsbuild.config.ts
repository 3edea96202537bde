import { defineRemote } from '@adamarket/shared/build/define-remote.ts'

export default defineRemote({
  name: 'account',
  pages: {
    '/profile/:userId?': 'profile',
    '/login': 'sign-in',
    '/my-listings': 'my-listings',
    '/favourites': 'favourites',
    '/settings': 'settings',
  },
})
