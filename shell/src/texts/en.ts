export const texts = {
  boundary: {
    loading: 'Loading the page',
    slowTitle: 'Still loading',
    slowText: 'This part of the site takes longer than usual. You can wait, or try again.',
    failedTitle: 'This page could not be loaded',
    failedText: 'The rest of AdaMarket works. Check your connection and try again.',
    tryAgain: 'Try again',
  },
  notFound: {
    title: 'There is no page at this address',
    text: 'It may have been removed, or the address may be mistyped.',
    home: 'Go to the home page',
  },
  crash: {
    title: 'Something went wrong',
    text: 'The page stopped working. Your drafts and your choice of location are kept.',
    reload: 'Load the page again',
  },
}
