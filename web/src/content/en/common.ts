import { claims } from '@sandhill/company/claims.js';
import { profile } from '@sandhill/company/profile.js';

/** The words around every page. */
export const common = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  nav: {
    home: 'Home',
    services: 'Services',
    gallery: 'Gallery',
    about: 'About Us',
    contact: 'Contact',
    admin: 'Admin',
  },
  allServices: 'All services',
  requestQuote: 'Request Quote',
  getQuote: 'Get a Quote',
  call: 'Call',
  tagline: 'Landscape · Irrigation · Excavation',
  socialOn: (network: string) => `${profile.name} on ${network}`,
  adminMenu: {
    requestAccess: 'Request Access',
    requestAccessHint: 'Call the office',
    emailRequest: 'Email Request',
    emailRequestHint: 'Opens a message to fill in',
    haveCredentials: 'I Have Credentials',
    haveCredentialsHint: 'Login with temporary password',
  },
  adminMail: {
    subject: `Admin access request, ${profile.name} website`,
    body: `Hello,\n\nI would like access to the admin area of the ${profile.name} website.\n\nName:\nCompany or association:\nPhone:\nWhat I need to do there:\n\nI understand that requests are decided case by case and take ${claims.accountSetup.en}.\n\nThank you`,
  },
  footer: {
    explore: 'Explore',
    company: 'Company',
    reachUs: 'Reach us',
    language: 'Language',
    links: {
      home: 'Home',
      services: 'Services',
      locations: 'Locations',
      team: 'Our Team',
      careers: 'Careers',
      portfolio: 'Portfolio',
      partnerships: 'Partnerships',
      contact: 'Contact Us',
      cares: 'Cares',
      privacy: 'Privacy',
      photoCredits: 'Photo credits',
    },
    copyright: (year: number) => `© ${year} ${profile.fullName} All rights reserved.`,
  },
  banner: {
    label: 'Hurricane season',
    text: 'Hurricane season: reserve your place on our storm clean-up list.',
    call: 'Call now',
  },
  popup: {
    title: 'Planning a project?',
    text: `Tell us where you are and what you have in mind. We answer within ${claims.quoteResponse.en}.`,
    call: 'Call us',
    quote: 'Get a free quote',
    close: 'Close',
  },
  help: {
    open: 'Help',
    title: 'How can we help?',
    text: 'Call us on weekdays from 8am to 4pm, or write at any time.',
    call: 'Call us',
    email: 'Send an email',
    close: 'Close help',
  },
  carousel: {
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
    goTo: (number: number) => `Show ${number}`,
  },
  ratingOf: (rating: number) => `${rating} out of 5 stars`,
  client: 'Client',
  testimonials: 'What clients say',
  learnMore: 'Learn More',
  /** After `learnMore`, for who hears the link alone. */
  learnMoreOf: (name: string) => ` about ${name}`,
  tryAgain: 'Try again',
  loading: 'Loading',
  close: 'Close',
  notification: 'Notification',
  /** Of the place where notifications appear, for who cannot see it. */
  notificationKey: 'Notification (F8 closes it)',
  sample: 'Sample',
  /** Of the picture that social networks show. */
  pictureAlt: 'A palm-lined entrance with flower beds, drawn',
  mapTitle: 'Map of our office',
  openMap: 'Open in a map',
  pageFailed: {
    title: 'This page did not load',
    text: 'Check the connection and load the page again, or call us.',
    reload: 'Load again',
  },
  partFailed: {
    title: 'A part of this page did not load',
    text: 'Check the connection and load the page again, or call us:',
    reload: 'Load the page again',
  },
};

export type CommonContent = typeof common;
