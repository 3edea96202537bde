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
  signIn: {
    title: 'Sign in',
    lead: 'Sign in to post and manage your ads.',
    email: 'E-mail',
    password: 'Password',
    show: 'Show password',
    submit: 'Sign in',
    signedIn: 'You are signed in as {{email}}.',
    home: 'Go to the home page',
    signOut: 'Sign out',
    failedSignOut: 'You could not be signed out. Please try again.',
    errors: {
      missing: 'Please enter your e-mail and your password.',
      'wrong-credentials':
        'No account has this e-mail and this password. Check both and try again.',
      'account-disabled': 'This account is closed. Please contact us.',
      throttled: 'Too many attempts. Wait a few minutes, then try again.',
      unavailable: 'We could not reach the server. Check your connection and try again.',
      unexpected: 'You could not be signed in. Please try again.',
    },
  },
}
