import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const ganodermaButtRot: ShippedIssue = {
  slug: 'ganoderma-butt-rot',
  issue: 'Ganoderma butt rot',
  issueEs: 'Pudrición basal por Ganoderma',
  description: paragraphs(
    'A shelf-like mushroom, the conk, grows from the lowest part of a palm’s trunk. It begins as a soft white lump and becomes a hard shelf, reddish brown above and white below. Fronds may wilt and hang along the trunk, the oldest first, but some palms show a conk before anything else.',
    'Wilting alone may be many things; the conk decides. Behind sound bark the wood rots, so such a palm may fall.',
  ),
  descriptionEs: paragraphs(
    'Un hongo duro, como una repisa, sale de la parte más baja del tronco de la palma. Empieza como un bulto blanco y blando, y se vuelve una repisa dura, café rojiza por encima y blanca por debajo. Las pencas pueden marchitarse y colgar junto al tronco, primero las viejas, aunque a veces el hongo se ve antes que nada.',
    'La marchitez sola puede ser muchas cosas; el hongo decide. Detrás de una corteza sana la madera se pudre, y la palma puede caerse.',
  ),
  causes: [
    'A fungus, Ganoderma zonatum, that rots the lower trunk from inside',
    'Spores from conks; the fungus also lives on in soil and stumps',
    'It gets every kind of palm, and no other trees',
  ],
  causesEs: [
    'Un hongo, Ganoderma zonatum, que pudre por dentro la parte baja del tronco',
    'Las esporas de esas repisas; además sobrevive en el suelo y en los tocones',
    'Ataca todo tipo de palmas, y no a otros árboles',
  ],
  solutions: [
    'There is no cure: have the palm removed soon, before a storm does it',
    'Keep people and cars out of its reach until then',
    'Have as much of stump and roots taken out as possible',
    'Do not plant a palm in the same place; another kind of tree is safe',
  ],
  solutionsEs: [
    'No hay cura: haga quitar la palma pronto, antes de que lo haga una tormenta',
    'Hasta entonces, que no haya personas ni autos a su alcance',
    'Pida que saquen lo más posible del tocón y las raíces',
    'No plante otra palma en ese lugar; otro tipo de árbol sí puede ir',
  ],
  prevention: [
    'Nothing is known to prevent it: look at the lower trunk of your palms a few times a year',
    'Keep plants and mulch off the trunk, so that a conk is seen early',
    'Bag a conk and put it in the trash, so that it spreads fewer spores',
  ],
  preventionEs: [
    'No se conoce nada que la prevenga: mire el pie de sus palmas varias veces al año',
    'Deje libre de plantas y mantillo el pie del tronco, para ver el hongo a tiempo',
    'Meta la repisa en una bolsa y a la basura, para que suelte menos esporas',
  ],
  severity: 'critical',
  confidence: 'high',
  signs: [
    { sign: 'conk', weight: 3 },
    { sign: 'drooping-fronds', weight: 2 },
    { sign: 'fast-death', weight: 1 },
    { sign: 'bronze-old-fronds', weight: 1 },
  ],
  groups: ['palm'],
  plants: [
    'sabal-palm',
    'royal-palm',
    'coconut-palm',
    'foxtail-palm',
    'bismarck-palm',
    'sylvester-date-palm',
    'christmas-palm',
    'queen-palm',
  ],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  lookAlikes: ['fusarium-wilt-of-queen-palm', 'lethal-bronzing'],
  synonyms: ['Ganoderma', 'Ganoderma zonatum', 'butt rot', 'palm conk', 'pudrición del tronco'],
  serviceId: 'landscape-design',
  needsLicence: false,
  sources: [
    {
      title: 'University of Florida, IFAS Extension: Ganoderma Butt Rot of Palms (PP100)',
      url: 'https://edis.ifas.ufl.edu/publication/PP100',
    },
  ],
  imageUrl: '/guide/sign-conk.svg',
};
