import type { PlantGroup } from '../plant.js';
import type { Sign } from './sign.js';

const all: PlantGroup[] = ['palm', 'tree', 'hedge', 'shrub', 'ground-cover', 'lawn'];

export const waterSigns: Sign[] = [
  {
    id: 'dry-corner',
    groups: all,
    part: 'water',
    label: { en: 'One corner or strip is always dry', es: 'Una esquina o franja siempre seca' },
    words: {
      en: ['corner dry', 'always dry', 'strip dry', 'part dry', 'corner brown', 'strip water'],
      es: ['esquina seca', 'siempre seca', 'franja seca', 'parte seca'],
    },
    drawing: 'sign-dry-corner',
  },
  {
    id: 'wet-ground',
    groups: all,
    part: 'water',
    label: { en: 'Soggy ground or puddles', es: 'Suelo empapado o con charcos' },
    words: {
      en: ['soggy', 'puddle', 'standing water', 'muddy', 'water leak', 'broken pipe', 'swampy'],
      es: ['charco', 'encharcado', 'lodo', 'fuga de agua', 'tubo roto', 'fangoso'],
    },
  },
  {
    id: 'sprinkler-fails',
    groups: all,
    part: 'water',
    label: {
      en: 'A sprinkler or zone does not run or reach',
      es: 'Un aspersor o zona no riega o no alcanza',
    },
    words: {
      en: [
        'sprinkler',
        'sprinkler broken',
        'sprinkler not reaching',
        'zone not coming on',
        'sprinkler head',
        'irrigation broken',
      ],
      es: ['aspersor', 'aspersor no alcanza', 'aspersor roto', 'zona no prende', 'rociador'],
    },
  },
  {
    id: 'folded-blades',
    groups: ['lawn'],
    part: 'water',
    label: { en: 'Bluish grass; footprints stay', es: 'Césped azulado; las pisadas quedan' },
    words: {
      en: ['footprints', 'folded blades', 'bluish grass', 'blue gray grass'],
      es: ['pisadas', 'hojas dobladas césped', 'césped azulado', 'huellas césped'],
    },
  },
  {
    id: 'wilting',
    groups: all,
    part: 'water',
    label: { en: 'Plants wilt', es: 'Las plantas se marchitan' },
    words: {
      en: ['plants wilting', 'wilt', 'droopy'],
      es: ['plantas marchitas', 'marchita', 'decaída'],
    },
  },
];
