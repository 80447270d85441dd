import { claims } from '@sandhill/company/claims.js';

export const contactPage = {
  title: 'Contact us',
  lead: 'Call, write, or come by. A person answers.',
  location: 'Location',
  phone: 'Phone',
  emails: 'Email',
  general: 'General',
  office: 'Office',
  support: 'Support',
  hours: 'Business hours',
  weekdays: 'Monday to Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  follow: 'Follow us',
  rating: [
    [claims.rating.en, 'client rating'],
    [claims.associations.en, 'HOAs'],
    [claims.contactResponse.en, 'response'],
  ],
  quoteTitle: 'Request a quote',
  quoteText: `For a price, tell us about the property. We answer within ${claims.quoteResponse.en}.`,
};

export type ContactPageContent = typeof contactPage;
