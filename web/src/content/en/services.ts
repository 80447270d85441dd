import { claims } from '@sandhill/company/claims.js';
import { profile } from '@sandhill/company/profile.js';

export const services = {
  title: 'Complete Property Services',
  text: 'Pick what you need. One company does the rest.',
  back: 'Back to All Services',
  benefits: 'What you get',
  details: 'See the full page',
  why: {
    title: `Why Choose ${profile.name}`,
    reasons: [
      ['One company', 'Design, irrigation, planting and machines under one contract.'],
      ['Our own crews', 'People we trained, on our payroll, with our name on the truck.'],
      [
        'Answers',
        `A reply within ${claims.quoteResponse.en}, and a ${claims.emergency.en} line for emergencies.`,
      ],
      ['Local', `In Naples since ${profile.yearFounded}: we know the soil, the salt and the county.`],
    ],
  },
  collage: 'Communities in bloom',
  quote: {
    title: 'Get a quote for this service',
    textAll: 'Request a quote',
    text: `Tell us about your property. We answer within ${claims.quoteResponse.en}.`,
  },
  detail: {
    back: 'All services',
    includes: 'What is included',
    pictures: 'From the field',
    urgentTitle: 'Urgent? Call us now',
    urgentText: `Storm damage or a broken main: our line is open ${claims.emergencyAllWeek.en}.`,
    areas: 'Service areas',
  },
  includes: {
    'hoa-packages': [
      'Weekly walk with your property manager',
      'Mowing, edging, hedges, palms and beds',
      'Wet checks and irrigation repairs',
      'Seasonal color at entrances and clubhouse',
      'Monthly report with photographs',
    ],
    'landscape-design': [
      'Site survey and soil check',
      'Scaled planting plan with plant list',
      'Hardscape, pool surrounds and drainage',
      'Planting, sod and mulch',
      'First-season care',
    ],
    irrigation: [
      'Design and new installation',
      'Smart controllers and rain sensors',
      'Wet checks, zone by zone',
      'Leak detection and repair',
      'Pumps, wells and reclaimed water',
    ],
    maintenance: [
      'Mowing, edging and blowing',
      'Hedge, shrub and palm pruning',
      'Fertilization and pest treatment',
      'Mulch and seasonal color',
      'Storm preparation',
    ],
    lighting: [
      'Evening walk with sample fixtures',
      'Low-voltage brass and copper fixtures',
      'Path, tree, facade and pool lighting',
      'Timers and app control',
      'Yearly check and lamp replacement',
    ],
    'bobcat-services': [
      'Grading and leveling',
      'Trenches and drainage swales',
      'Shell, soil and rock spreading',
      'Boulders and large palms',
      'Brush and stump removal',
    ],
    'grapple-truck': [
      'Curbside debris pickup',
      'Storm and hurricane clean-up',
      'Logs, stumps and palm fronds',
      'Lot and construction debris',
      'Hauling to a licensed site',
    ],
    'land-development': [
      'Clearing and grubbing',
      'Fill, compaction and building pads',
      'Ponds, swales and retention areas',
      'Silt fence and erosion control',
      'Final grading and sod',
    ],
  },
};

export type ServicesContent = typeof services;
