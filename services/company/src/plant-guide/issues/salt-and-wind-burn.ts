import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const saltAndWindBurn: ShippedIssue = {
  slug: 'salt-and-wind-burn',
  issue: 'Salt and wind burn',
  issueEs: 'Quemadura por sal y viento',
  description: paragraphs(
    'Leaf edges and tips turn brown and crisp, most on the side that faces the sea or the wind. It shows within days of a storm, or slowly after weeks of dry breeze. Inner and sheltered leaves stay green.',
    'Inland, salty water from a well, a flood or the sprinklers can do the same, then on the leaves that it wets. Dry soil looks much alike, but does not choose a side.',
  ),
  descriptionEs: paragraphs(
    'Los bordes y las puntas de las hojas se ponen cafés y secos, sobre todo del lado del mar o del viento. Se nota a los pocos días de una tormenta, o poco a poco tras semanas de brisa seca. Las hojas de adentro y las protegidas siguen verdes.',
    'Tierra adentro, el agua salada de un pozo, de una inundación o del riego puede hacer lo mismo, en las hojas que moja. El suelo seco se ve parecido, pero no escoge lado.',
  ),
  causes: [
    'Salt spray that the wind carries, in a storm far inland',
    'Dry wind, which takes more water from leaves than roots can bring',
    'Salty water from a flood, a well or sprinklers',
  ],
  causesEs: [
    'Sal que lleva el viento; en una tormenta, hasta muy tierra adentro',
    'Viento seco, que saca de las hojas más agua de la que traen las raíces',
    'Agua salada de una inundación, de un pozo o del riego',
  ],
  solutions: [
    'Rinse the leaves with fresh water as soon as you can',
    'Water deeply a few times to wash salt out of the soil, where it drains',
    'Wait with pruning until new leaves show what is dead',
    'Give no fertilizer until the plant grows again',
  ],
  solutionsEs: [
    'Enjuague las hojas con agua dulce lo antes posible',
    'Riegue a fondo unas cuantas veces para lavar la sal del suelo, si drena bien',
    'Espere para podar hasta que las hojas nuevas muestren qué está muerto',
    'No fertilice hasta que la planta vuelva a crecer',
  ],
  prevention: [
    'Near the water, plant what stands salt, such as silver buttonwood and cocoplum',
    'Put tender plants behind a hedge or the house',
    'Turn sprinklers with salty water away from leaves',
  ],
  preventionEs: [
    'Cerca del mar, plante lo que aguanta la sal, como mangle botón plateado e icaco',
    'Ponga las plantas delicadas detrás de un seto o de la casa',
    'Si el agua de riego es salada, que no moje las hojas',
  ],
  severity: 'moderate',
  confidence: 'medium',
  signs: [
    { sign: 'faces-the-sea', weight: 3 },
    { sign: 'brown-edges', weight: 2 },
    { sign: 'after-storm', weight: 2 },
    { sign: 'leaf-drop', weight: 1 },
  ],
  groups: ['hedge', 'shrub', 'ground-cover', 'tree', 'palm'],
  plants: ['croton', 'firebush', 'hibiscus', 'ixora', 'mahogany', 'queen-palm', 'royal-poinciana'],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  lookAlikes: ['irrigation-fault'],
  synonyms: ['salt burn', 'wind burn', 'salt spray', 'sea spray', 'quemadura de sal', 'salitre'],
  serviceId: 'maintenance',
  needsLicence: false,
  sources: [
    {
      title: 'University of Florida, IFAS Extension Sarasota County: Post-Hurricane Landscaping Tips',
      url: 'https://blogs.ifas.ufl.edu/sarasotaco/2024/10/15/post-hurricane-landscaping-tips-wind-burn-sea-spray-and-storm-surge',
    },
  ],
  imageUrl: '/guide/sign-brown-edges.svg',
};
