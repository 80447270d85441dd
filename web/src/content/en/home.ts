import { claims } from '@sandhill/company/claims.js';
import { profile } from '@sandhill/company/profile.js';

export const home = {
  heroLabel: 'What we do',
  heroQuote: 'Request a Quote',
  pictures: 'Background pictures',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  showPicture: (number: number) => `Show picture ${number}`,
  showText: (number: number) => `Show text ${number}`,
  trust: {
    label: 'Why people trust us',
    satisfaction: ['100% Satisfaction', 'Guaranteed Service'],
    award: ['Award Winning', 'Landscape Design'],
    licensed: ['Licensed and insured', 'In Collier and Lee County'],
    years: (years: number) => [`${years}+ years of experience`, `Since ${profile.yearFounded}`],
    associations: [`${claims.associations.en} HOAs`, 'Served in southwest Florida'],
    emergency: [`${claims.emergency.en} emergency response`, 'Storms and broken mains'],
  },
  tiles: {
    label: 'How we work',
    design: ['Design', 'A plan to scale, drawn for your light and soil.'],
    build: ['Build', 'Clearing, grading and planting by our own crews.'],
    maintain: ['Maintain', 'The same crew, on the same day, all year.'],
  },
  services: {
    title: 'Everything a property needs',
    text: 'Eight services, one company, from the first survey stake to the weekly mow.',
  },
  about: {
    title: 'A family company on the Gulf coast',
    owned: (owners: string) => `Owned and run by ${owners}`,
    years: 'years of experience',
    text: [
      `${profile.name} began in ${profile.yearFounded} with one truck and a promise to call back the same day. Today our crews look after communities, estates and commercial sites from Marco Island to Estero, and the promise is the same.`,
      'Designers, irrigation technicians and machine operators work under one roof, so nobody has to explain your property twice.',
    ],
    link: 'Read our story',
  },
  area: {
    title: 'Where we work',
    text: 'From Marco Island to Estero, with crews on the road every weekday.',
    badge: (count: number) => `${count}+ Naples Communities`,
    more: (count: number) => `+${count} more areas`,
    contact: 'Contact us about your area',
    check: 'Check Your Address',
    placeholder: 'Community, city or ZIP code',
    search: 'Search',
    serve: (area: string) => `Yes, we serve ${area}.`,
    nearby: (area: string) => `${area} is close by. Call us and we will see what we can do.`,
    outside: 'This looks outside our usual area. Call us, we may still be able to help.',
    carry: 'Use this address for a quote',
  },
  recent: {
    title: 'Recent work',
    text: 'A few pictures from the field.',
    all: 'See the gallery',
  },
  quote: {
    title: 'Request a free quote',
    text: `Tell us about your property. We answer within ${claims.quoteResponse.en}.`,
  },
};

export type HomeContent = typeof home;
