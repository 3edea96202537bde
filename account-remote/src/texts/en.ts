export const texts = {
  profile: {
    loading: 'Loading...',
    noId: 'No userId provided.',
    notFound: 'Profile not found.',
    failed: 'Error fetching profile.',
    about: 'About',
    noAbout: 'Nothing here yet.',
    listings: 'Listings',
  },
}
