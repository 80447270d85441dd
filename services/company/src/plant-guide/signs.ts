import { lawnSigns } from './signs/lawn-signs.js';
import { palmSigns } from './signs/palm-signs.js';
import { plantSigns } from './signs/plant-signs.js';
import { waterSigns } from './signs/water-signs.js';
import type { Part, Sign } from './signs/sign.js';

export type { Part, Sign } from './signs/sign.js';

/** Parts of plants and lawns, in the order in which the finder offers them. */
export const parts: Part[] = [
  {
    id: 'patches',
    groups: ['lawn'],
    label: { en: 'Patches in the lawn', es: 'Manchas en el césped' },
  },
  {
    id: 'blades',
    groups: ['lawn'],
    label: { en: 'Blades of grass', es: 'Hojas del césped' },
  },
  {
    id: 'roots',
    groups: ['lawn'],
    label: { en: 'Roots and runners', es: 'Raíces y guías' },
  },
  {
    id: 'old-fronds',
    groups: ['palm'],
    label: { en: 'Oldest, lowest fronds', es: 'Pencas viejas, las de abajo' },
  },
  {
    id: 'new-fronds',
    groups: ['palm'],
    label: { en: 'Newest fronds and spear', es: 'Pencas nuevas y cogollo' },
  },
  {
    id: 'crown',
    groups: ['palm'],
    label: { en: 'Fruit, flowers or whole palm', es: 'Frutos, flores o toda la palma' },
  },
  {
    id: 'trunk',
    groups: ['palm'],
    label: { en: 'Trunk', es: 'Tronco' },
  },
  {
    id: 'leaves',
    groups: ['palm', 'tree', 'hedge', 'shrub', 'ground-cover'],
    label: { en: 'Any leaf, above or below', es: 'Cualquier hoja, por encima o por debajo' },
  },
  {
    id: 'shoots',
    groups: ['tree', 'hedge', 'shrub', 'ground-cover'],
    label: { en: 'Shoots and new leaves', es: 'Brotes y hojas nuevas' },
  },
  {
    id: 'whole-plant',
    groups: ['palm', 'tree', 'hedge', 'shrub', 'ground-cover'],
    label: { en: 'Place and whole plant', es: 'Lugar y planta entera' },
  },
  {
    id: 'insects',
    groups: ['palm', 'tree', 'hedge', 'shrub', 'ground-cover', 'lawn'],
    label: { en: 'Insects', es: 'Insectos' },
  },
  {
    id: 'water',
    groups: ['palm', 'tree', 'hedge', 'shrub', 'ground-cover', 'lawn'],
    label: { en: 'Water and sprinklers', es: 'Agua y aspersores' },
  },
];

export const signs: Sign[] = [...lawnSigns, ...palmSigns, ...plantSigns, ...waterSigns];
