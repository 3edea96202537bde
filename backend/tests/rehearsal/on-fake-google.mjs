// Loaded into the processes of commands before anything else: their requests go to the fakes.
const { FAKE_GOOGLE = '', FAKE_HOSTING = '' } = process.env
const hosting = 'https://firebasehosting.googleapis.com'
const realFetch = globalThis.fetch

globalThis.fetch = (input, init) =>
  realFetch(typeof input === 'string' ? redirected(input) : input, init)

function redirected(address) {
  // Sites of the project are settings; what is on them is in the fake of Hosting.
  const isOfHosting = address.startsWith(`${hosting}/v1beta1/sites/`)
  if (isOfHosting) return address.replace(hosting, FAKE_HOSTING)
  const [, site, path] = /^https:\/\/([\w-]+)\.web\.app(\/.*)$/.exec(address) ?? []
  if (site !== undefined) return `${FAKE_HOSTING}/served/${site}${path}`
  return /^https:\/\/[\w-]+\.googleapis\.com\//.test(address)
    ? address.replace('https:/', FAKE_GOOGLE)
    : address
}

// firebase-tools asks the registry for a newer release of firebase-functions.
if (/[\\/]firebase(?:\.js)?$/.test(process.argv[1] ?? '')) {
  await import('#stack/vendor/firebase-tools-without-npm.mjs')
}
