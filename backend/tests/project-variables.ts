/** The required variables of a project that does not exist. */
export const projectVariables = {
  ADAMARKET_PROJECT_ID: 'my-market',
  ADAMARKET_API_KEY: 'key',
  ADAMARKET_APP_ID: '1:2:web:3',
  ADAMARKET_AUTH_DOMAIN: 'market.example',
  ADAMARKET_STORAGE_BUCKET: 'my-market.firebasestorage.app',
  ADAMARKET_SITE: 'market',
  ADAMARKET_SITE_BROWSE: 'market-browse',
  ADAMARKET_SITE_POST: 'market-post',
  ADAMARKET_SITE_ACCOUNT: 'market-account',
  ADAMARKET_SITE_STATIC_PAGES: 'market-pages',
  ADAMARKET_EMAILJS_SERVICE_ID: 'service',
  ADAMARKET_EMAILJS_TEMPLATE_ID: 'template',
  ADAMARKET_EMAILJS_PUBLIC_KEY: 'public',
}
