export const privacy = {
  title: 'Privacy',
  lead: 'What we collect, why, for how long, who sees it, and how to have it deleted.',
  sections: [
    [
      'What we collect',
      'What you type into the quote or the contact form: name, email, phone, address, the services you choose, your message, and photos if you add some. We also note when it was sent, the language and the page it came from. Camera data and location are removed from photos.',
    ],
    [
      'Why',
      'To answer you, to prepare a quote and to plan the work. We do not use it for advertising, and we do not sell or lend it.',
    ],
    [
      'For how long',
      'Until our staff delete it. A deleted request stays in a bin for 30 days and is then erased, or is erased at once if you ask for that.',
    ],
    [
      'Who sees it',
      'Our office staff and, if you hire us, the crew lead. Photos are private: they are never on a public address, and links to them expire.',
    ],
    [
      'What your browser keeps',
      'An unfinished form and its photos for a day at most, on your device alone, and the language you chose. Staff who sign in get one session cookie. There is no tracking. The map on some pages comes from a map service, which sees your address on the internet when you look at it.',
    ],
    [
      'How to have it deleted',
      'Write or call and name your reference number, or the email you used. We erase the request with its photos and tell you when it is done.',
    ],
  ],
  ask: 'Ask about your data',
};

export type PrivacyContent = typeof privacy;
