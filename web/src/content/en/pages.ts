import { claims } from '@sandhill/company/claims.js';
import { profile } from '@sandhill/company/profile.js';

/** The words of the shorter pages. */
export const pages = {
  about: {
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
  },
  contact: {
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
  },
  careers: {
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
  },
  notFound: {
    title: 'Page Not Found',
    hint: 'Did you forget to add the page to the router?',
    text: 'The address may be old or mistyped. These pages exist:',
  },
  credits: {
    title: 'Photo credits',
    lead: 'Who made the pictures on this site. None of the photographs shows our own work or crew; we are grateful to their makers.',
    changes: 'Changes',
    license: 'License',
    illustrations: `The illustrations were drawn for ${profile.name}.`,
  },
  privacy: {
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
  },
};

export type PagesContent = typeof pages;
