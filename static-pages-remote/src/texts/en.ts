export const texts = {
  lastUpdated: 'Last updated {{date}}',
  contents: 'On this page',
  contact: {
    title: 'Contact Us',
    description: 'Write to AdaMarket: questions, ideas, complaints, or a listing that looks wrong.',
    lead: 'A question, an idea, a complaint? Write to us. A person reads every message.',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    privacy: 'We use your message only to reply to you.',
    privacyLink: 'Privacy Policy',
    leaveEmpty: 'Leave this empty',
    send: 'Send Message',
    sending: 'Sending...',
    sent: 'Message sent successfully!',
    missing: {
      name: 'Enter your name.',
      email: 'Enter your email address.',
      message: 'Enter your message.',
    },
    badEmail: 'Enter an email address like name@example.com.',
    notConfigured: 'The contact form isn’t available right now.',
    automatic:
      'Your message looked automated, so it wasn’t sent. If you’re a person, press Send Message again.',
    tooSoon_one: 'You’ve just sent a message. You can send the next one in {{count}} second.',
    tooSoon_other: 'You’ve just sent a message. You can send the next one in {{count}} seconds.',
    failed: {
      unavailable:
        'Couldn’t send your message. Check your connection and try again. Your text is still here.',
      throttled:
        'Too many messages are being sent right now. Wait a minute and try again. Your text is still here.',
      refused:
        'The mail service didn’t accept your message. Try again later or from another browser. Your text is still here.',
      unexpected: 'Couldn’t send your message. Please try again. Your text is still here.',
    },
    help: {
      title: 'Before you write',
      listing: {
        title: 'About a listing',
        text: 'Ask the seller about price, condition or a viewing: the contact buttons are on the listing.',
      },
      report: {
        title: 'A listing looks wrong',
        text: 'Open it and choose Report this listing. For anything else, tell us its address or title.',
      },
      account: {
        title: 'Your data or account',
        text: 'In Settings you can edit your profile, download your data or delete your account. Can’t sign in? Tell us your account’s email address, never your password.',
      },
    },
  },
}
