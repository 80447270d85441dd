import { claims } from '@sandhill/company/claims.js';
import { profile } from '@sandhill/company/profile.js';

export const about = {
  title: `About ${profile.name}`,
  lead: 'A family company that looks after the green side of southwest Florida.',
  storyTitle: 'Our story',
  story: [
    `In ${profile.yearFounded} we had one truck, a mower and a list of eleven lawns in Naples. The lawns became streets, the streets became communities, and the communities asked for irrigation, lighting and, after the first big storm, for machines.`,
    'We said yes, one thing at a time, and only when we could do it with our own people. That is still how we grow.',
  ],
  figures: [
    [claims.aboutYears.en, 'years in business'],
    [claims.projects.en, 'projects completed'],
    [claims.associations.en, 'HOAs served'],
  ],
  valuesTitle: 'What we hold to',
  values: [
    ['Excellence', 'We look at the last ten percent first: edges, corners, the view from the kitchen.'],
    [
      'Sustainability',
      `Native plants, healthy soil and irrigation that saves ${claims.waterSaving.en} of the water.`,
    ],
    ['Partnership', 'Boards, managers and owners get straight answers and the same person to ask.'],
    ['Reliability', 'We come when we say we will, also the week after a hurricane.'],
  ],
  teamTitle: 'Our team',
  team: (owners: string) =>
    `${owners} run the company. Behind them work designers, irrigation technicians, machine operators and maintenance crews, many of whom have been with us for more than ten years. Every crew lead speaks English and Spanish.`,
  expertiseTitle: 'What we know',
  expertise: [
    [
      'Landscape',
      ['Planting design', 'Hardscape and pool surrounds', 'Palms and specimen trees', 'Landscape lighting'],
    ],
    ['Water', ['Smart irrigation', 'Drainage and swales', 'Pumps and wells', 'Reclaimed water']],
    ['Ground', ['Clearing and grading', 'Building pads', 'Ponds and retention', 'Debris hauling']],
  ] as [string, string[]][],
  partnersTitle: 'Partnerships',
  partners:
    'We work with community managers, builders, architects and growers who keep their word. Nurseries within two hours of Naples supply most of our plants; their stock already knows the heat.',
  communityTitle: 'Cares',
  community:
    'Every spring our crews give a week to school gardens and dune planting, and before each hurricane season we clear the yards of neighbors who cannot do it themselves.',
  areaTitle: 'Service areas',
  areaText: 'You will find our trucks in these places every week.',
  picturesTitle: 'From the field',
  ctaTitle: 'Shall we look at your property?',
  ctaText: 'A first visit costs nothing.',
  ctaQuote: 'Get Free Quote',
};

export type AboutContent = typeof about;
