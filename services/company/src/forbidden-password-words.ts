/** Words of the company that a password may not contain, in lower case. */
export const companyWords: string[] = [
  'sandhill',
  'sandhillgrounds',
  'grounds',
  'landscape',
  'landscaping',
  'irrigation',
  'excavation',
  'bobcat',
  'grapple',
  'calloway',
  'naples',
  'florida',
];
