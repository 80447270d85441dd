export const careers = {
  title: 'Careers',
  lead: 'Outdoor work with people who know what they are doing, and who go home on time.',
  whyTitle: 'Why work here',
  why: [
    [
      'Steady work',
      'Fifty weeks a year, weekdays from 7am, with overtime after storms for those who want it.',
    ],
    ['Fair pay', 'Paid every week, with health insurance after sixty days and paid holidays.'],
    ['Training', 'We pay for licenses: pest control, irrigation, commercial driving.'],
    ['Good tools', 'Machines that start in the morning, and a mechanic who keeps it that way.'],
  ],
  openingsTitle: 'Openings',
  none: 'No openings today. Introduce yourself anyway.',
  openings: [] as { title: string; text: string }[],
  applyTitle: 'How to apply',
  apply: [
    'Call or write, in English or Spanish, and tell us what you have done so far.',
    'Come by for a talk and a walk through the yard.',
    'Spend a paid day with a crew. Then we both decide.',
  ],
  subject: 'Careers',
  write: 'Write to us about work',
};

export type CareersContent = typeof careers;
