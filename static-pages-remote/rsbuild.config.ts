import { defineRemote } from '@adamarket/shared/build/define-remote.ts'

export default defineRemote({
  name: 'static-pages',
  pages: {
    '/AboutUs': 'about',
    '/ContactUs': 'contact',
    '/TermsAndCondition': 'terms',
    '/privacy-policy': 'privacy',
  },
})
