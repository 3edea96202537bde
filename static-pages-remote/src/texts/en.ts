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
    privacy: 'We use what you write to answer you, and for nothing else.',
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
    notConfigured: 'Messages cannot be sent from this site at the moment.',
    automatic:
      'That looked like an automatic submission, so nothing was sent. If you are a person, press Send Message once more.',
    tooSoon_one: 'You have just sent a message. You can send the next one in {{count}} second.',
    tooSoon_other: 'You have just sent a message. You can send the next one in {{count}} seconds.',
    failed: {
      unavailable:
        'Your message could not be sent: the mail service did not answer. Check your connection and try again. Your text is still here.',
      throttled:
        'Too many messages are being sent right now. Wait a minute and try again. Your text is still here.',
      refused:
        'The mail service did not accept your message. Try again later or from another browser. Your text is still here.',
      unexpected: 'Your message could not be sent. Please try again. Your text is still here.',
    },
    help: {
      title: 'Before you write',
      listing: {
        title: 'About a listing',
        text: 'For price, condition or a viewing, ask the seller: their phone number and WhatsApp are on the listing.',
      },
      report: {
        title: 'Something looks wrong',
        text: 'Tell us the address of the listing or its title, and what is wrong with it.',
      },
      account: {
        title: 'Your data or account',
        text: 'Write the email address of your account, so that we can find it. Never send us your password.',
      },
    },
  },
}
