import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const lethalBronzing: ShippedIssue = {
  slug: 'lethal-bronzing',
  issue: 'Lethal bronzing',
  issueEs: 'Bronceado letal de las palmas',
  description: paragraphs(
    'A palm drops its fruit early, and its new flower stalks turn brown or black. Then the lowest fronds turn bronze or reddish brown from the tips, one after another, and the spear leaf dies. The palm can be dead within months.',
    'Sabal palms and date palms get it most; coconut, queen, Christmas and Bismarck palms are hosts as well. A lack of nutrients, a storm or other diseases show some of the same signs, so a laboratory test decides.',
  ),
  descriptionEs: paragraphs(
    'La palma suelta los frutos antes de tiempo y sus flores nuevas se ponen cafés o negras. Después las pencas de abajo se broncean desde la punta, una tras otra, y muere el cogollo. La palma puede estar muerta en unos meses.',
    'La sabal y las palmas datileras son las más atacadas; también lo padecen el cocotero, la reina, la de Navidad y la Bismarck. La falta de nutrientes, una tormenta u otras enfermedades muestran síntomas parecidos, así que decide un análisis de laboratorio.',
  ),
  causes: [
    'A phytoplasma, a bacterium without a cell wall, that lives in the palm’s sap',
    'A small planthopper that carries it from palm to palm',
  ],
  causesEs: [
    'Un fitoplasma, una bacteria sin pared, que vive en la savia de la palma',
    'Un insecto pequeño, una chicharrita, que lo lleva de una palma a otra',
  ],
  solutions: [
    'Have the trunk sampled and tested before you decide; the University of Florida’s laboratory does it',
    'A palm that has it cannot be saved: remove it soon, for the sake of the others',
    'Healthy palms nearby can be protected by repeated trunk injections. The label decides; pesticide work for hire takes a license',
  ],
  solutionsEs: [
    'Mande analizar una muestra del tronco antes de decidir; lo hace el laboratorio de la Universidad de Florida',
    'Una palma enferma no se salva: quítela pronto, por el bien de las demás',
    'Las palmas sanas cercanas se pueden proteger con inyecciones repetidas al tronco. Siga siempre la etiqueta del producto; quien cobra por aplicar pesticidas necesita licencia',
  ],
  prevention: [
    'Watch fruit and flowers of your palms; they show it first',
    'Keep mulch instead of grass around palms: the insect grows up among grass roots',
    'Plant different kinds, so that one disease does not take all',
  ],
  preventionEs: [
    'Observe los frutos y las flores de sus palmas: ahí se nota primero',
    'Ponga mantillo y no césped alrededor de las palmas: el insecto se cría entre las raíces del césped',
    'Plante tipos distintos, para que una enfermedad no se lleve todas',
  ],
  severity: 'critical',
  confidence: 'low',
  signs: [
    { sign: 'fruit-drop', weight: 3 },
    { sign: 'dead-flowers', weight: 3 },
    { sign: 'dead-spear', weight: 2 },
    { sign: 'bronze-old-fronds', weight: 2 },
    { sign: 'fast-death', weight: 2 },
  ],
  groups: ['palm'],
  plants: [
    'sabal-palm',
    'sylvester-date-palm',
    'queen-palm',
    'christmas-palm',
    'bismarck-palm',
    'coconut-palm',
  ],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  lookAlikes: ['fusarium-wilt-of-queen-palm', 'ganoderma-butt-rot', 'palm-potassium-deficiency'],
  synonyms: ['Texas Phoenix palm decline', 'TPPD', 'bronceado letal'],
  serviceId: 'landscape-design',
  needsLicence: true,
  sources: [
    {
      title:
        'University of Florida, IFAS Extension Lake County: Navigating Lethal Bronzing Disease in Florida Palms',
      url: 'https://blogs.ifas.ufl.edu/lakeco/2024/07/17/navigating-lethal-bronzing-disease-in-florida-palms',
    },
    {
      title: 'University of Florida, IFAS Extension: sampling for lethal bronzing (IN1197)',
      url: 'https://edis.ifas.ufl.edu/in1197',
    },
  ],
};
