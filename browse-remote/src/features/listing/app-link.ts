type Device = { readonly userAgent: string; readonly maxTouchPoints: number }

const playStore = 'https://play.google.com/store/search?q=AdaMarket&c=apps'
const appStore = 'https://apps.apple.com/search?term=AdaMarket'
const webSearch = 'https://www.google.com/search?q=AdaMarket+app+North+Cyprus'

/**
 * Where Chat leads (specification, section 2, "Listing detail"): the app store of the visitor's
 * device, or a web search where there is none.
 */
export function appLink({ userAgent, maxTouchPoints }: Device): string {
  if (/android/i.test(userAgent)) return playStore
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  const isIpad = /macintosh/i.test(userAgent) && maxTouchPoints > 1
  return isIpad || /iphone|ipad|ipod/i.test(userAgent) ? appStore : webSearch
}
