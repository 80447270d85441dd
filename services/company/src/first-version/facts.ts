import type { SiteContent } from '../content/site-content.js';

/** Facts of the shipped company. Its phone numbers are reserved for fiction. */
export const facts: SiteContent['facts'] = {
  name: 'Sandhill Grounds',
  fullName: 'Sandhill Grounds Landscape, Irrigation & Excavation, Inc.',
  address: {
    street: '1991 Sandhill Crane Way',
    city: 'Naples',
    state: 'FL',
    zip: '34104',
    at: [26.15, -81.74],
  },
  phone: '(239) 555-0142',
  emails: {
    general: 'hello@sandhillgrounds.example',
    office: 'office@sandhillgrounds.example',
    support: 'support@sandhillgrounds.example',
  },
  /**
   * State and county licenses, which the law requires to be displayed. These are made up, like the rest of the company:
   * a real contractor replaces them.
   */
  licenses: [
    { name: { en: 'Landscape contractor', es: 'Contratista de jardines' }, number: 'LC-000142' },
    { name: { en: 'Irrigation', es: 'Riego' }, number: 'IR-000158' },
    { name: { en: 'Excavation', es: 'Excavación' }, number: 'EX-000176' },
  ],
  yearFounded: 1991,
  owners: ['Ruth Calloway', 'Miguel Calloway'],
  socialMedia: {
    facebook: 'https://social.example/facebook/sandhillgrounds',
    instagram: 'https://social.example/instagram/sandhillgrounds',
    pinterest: 'https://social.example/pinterest/sandhillgrounds',
    twitter: 'https://social.example/twitter/sandhillgrounds',
    linkedin: 'https://social.example/linkedin/sandhillgrounds',
  },
};
