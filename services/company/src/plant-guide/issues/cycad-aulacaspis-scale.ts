import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const cycadAulacaspisScale: ShippedIssue = {
  slug: 'cycad-aulacaspis-scale',
  issue: 'Cycad aulacaspis scale',
  issueEs: 'Escama de las cícadas',
  description: paragraphs(
    'A sago’s fronds look dusted with snow: a white crust that can be scraped off. Beneath it the leaflets show yellow specks, and later whole fronds turn brown and dry.',
    'The crust is made of small white covers, of living and of dead insects. It starts under the fronds and may go on down the trunk and to the roots. Other scales look alike but rarely cover a plant so thickly. A sago that is badly covered can die within a year.',
  ),
  descriptionEs: paragraphs(
    'Las hojas del sagú parecen espolvoreadas de nieve: una costra blanca que se raspa con la uña. Debajo se ven puntos amarillos, y después hojas enteras se ponen cafés y secas.',
    'La costra está hecha de pequeñas cubiertas blancas de insectos, vivos y muertos. Empieza por el envés y puede bajar al tronco y hasta las raíces. Otras escamas se parecen, pero rara vez cubren tanto la planta. Un sagú muy cubierto puede morir en un año.',
  ),
  causes: [
    'A small sap-sucking insect from Southeast Asia that lives on cycads, sagos above all',
    'Its young, carried by the wind from garden to garden',
    'Infested plants that are bought or moved',
  ],
  causesEs: [
    'Un insecto pequeño del sudeste de Asia que chupa la savia de las cícadas, sobre todo del sagú',
    'Sus crías, que el viento lleva de un jardín a otro',
    'Plantas infestadas que se compran o se cambian de lugar',
  ],
  solutions: [
    'Wear gloves: every part of a sago is poisonous if eaten',
    'Cut the worst fronds, bag them and put them in the trash',
    'Rinse the other fronds with a strong jet of water, from below too',
    'Treatment has to be repeated and to reach the undersides. The label decides; pesticide work for hire takes a license',
  ],
  solutionsEs: [
    'Use guantes: todo el sagú es venenoso si se come',
    'Corte las hojas peores, métalas en una bolsa y tírelas a la basura',
    'Enjuague las demás con un chorro fuerte de agua, también por debajo',
    'El tratamiento se repite y debe llegar al envés. Siga siempre la etiqueta del producto; quien cobra por aplicar pesticidas necesita licencia',
  ],
  prevention: [
    'Look under the fronds of a sago before you buy it',
    'Check the undersides every month',
    'Mix plants: a bed of sagos alone feeds it for years',
  ],
  preventionEs: [
    'Mire el envés de las hojas antes de comprar un sagú',
    'Revise el envés cada mes',
    'Mezcle plantas: un cantero solo de sagús la alimenta por años',
  ],
  severity: 'high',
  confidence: 'high',
  signs: [
    { sign: 'white-crust', weight: 3 },
    { sign: 'white-wax', weight: 1 },
  ],
  groups: ['palm', 'shrub'],
  plants: ['sago'],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  lookAlikes: ['palm-manganese-deficiency'],
  synonyms: [
    'cycad scale',
    'Asian cycad scale',
    'sago scale',
    'Aulacaspis yasumatsui',
    'escama blanca',
    'escama del sagú',
  ],
  serviceId: 'maintenance',
  needsLicence: true,
  sources: [{ title: 'University of Florida, IFAS Extension: Cycad Aulacaspis Scale (EENY-096)' }],
  imageUrl: '/guide/sign-white-crust.svg',
};
