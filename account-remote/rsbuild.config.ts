import { defineRemote } from '@adamarket/shared/build/define-remote.ts'

export default defineRemote({
  name: 'account',
  pages: {
    '/profile/:userId?': 'profile',
    '/login': 'entry',
    '/register': 'entry',
    '/reset-password': 'entry',
    '/account-action': 'account-action',
    '/account': 'overview',
    '/my-listings': 'my-listings',
    '/favourites': 'favourites',
    '/compare': 'compare',
    '/saved-searches': 'saved-searches',
    '/settings': 'settings',
    '/desk/:caseId?': 'desk',
    '/releases': 'releases',
  },
})
