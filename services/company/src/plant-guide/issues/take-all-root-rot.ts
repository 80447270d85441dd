import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const takeAllRootRot: ShippedIssue = {
  slug: 'take-all-root-rot',
  issue: 'Take-all root rot',
  issueEs: 'Pudrición de la raíz del césped',
  description: paragraphs(
    'Irregular yellow or light green patches in the lawn get thin until bare soil shows. It is seen mostly in summer and early fall, after long rain. The roots are short, dark and rotten, and runners lift off with little hold.',
    'The blades do not slip out of their sheaths; if they did, large patch would be more likely. Chinch bugs, nematodes and drought look much the same from above, so a laboratory decides.',
  ),
  descriptionEs: paragraphs(
    'Manchas irregulares, amarillas o verde claro, se ponen ralas hasta que se ve la tierra. Se ve sobre todo en verano y a principios de otoño, después de mucha lluvia. Las raíces están cortas, oscuras y podridas, y las guías se levantan sin esfuerzo.',
    'Las hojas no se desprenden de su base, lo que aleja la sospecha de la mancha grande. Las chinches, los nematodos y la sequía se ven muy parecidos desde arriba, así que decide un laboratorio.',
  ),
  causes: [
    'A fungus that lives on the roots of most lawns and harms those under stress',
    'Long wet weather, or too much watering',
    'Mowing too low, weed killer, shade, or lime in the soil',
  ],
  causesEs: [
    'Un hongo que vive en las raíces de casi todo césped y daña al que está debilitado',
    'Semanas de lluvia, o demasiado riego',
    'Corte muy bajo, herbicida, sombra o cal en el suelo',
  ],
  solutions: [
    'Lift a runner at the edge of a patch and look at its roots',
    'Have a sample tested; the county’s Extension office tells you how',
    'Mow high, water less and feed a little at a time until roots grow again',
    'Fungicides help little once it shows. The label decides; pesticide work for hire takes a license',
  ],
  solutionsEs: [
    'Levante una guía en la orilla de la mancha y mire sus raíces',
    'Mande analizar una muestra; la oficina de Extensión del condado le explica cómo',
    'Corte alto, riegue menos y fertilice de a poco hasta que vuelvan las raíces',
    'Los fungicidas ayudan poco cuando ya se nota. Siga siempre la etiqueta del producto; quien cobra por aplicar pesticidas necesita licencia',
  ],
  prevention: [
    'Mow St. Augustinegrass as high as it likes',
    'Water deeply and seldom, when the lawn asks for it',
    'Spread no lime unless a soil test asks for it',
  ],
  preventionEs: [
    'Corte el San Agustín a la altura máxima que admite',
    'Riegue a fondo y pocas veces, cuando el césped lo pida',
    'No ponga cal si un análisis de suelo no lo pide',
  ],
  severity: 'high',
  confidence: 'low',
  signs: [
    { sign: 'black-roots', weight: 3 },
    { sign: 'runners-lift', weight: 2 },
    { sign: 'thin-lawn', weight: 2 },
    { sign: 'yellow-patch', weight: 1 },
    { sign: 'began-rain', weight: 1 },
  ],
  groups: ['lawn'],
  plants: ['st-augustinegrass'],
  months: [6, 7, 8, 9, 10],
  lookAlikes: ['chinch-bug', 'gray-leaf-spot', 'irrigation-fault', 'large-patch'],
  synonyms: ['take-all', 'root rot', 'Gaeumannomyces graminis', 'pudrición de raíces'],
  serviceId: 'maintenance',
  needsLicence: true,
  sources: [
    {
      title: 'University of Florida, IFAS Extension: Take-all Root Rot (LH079)',
      url: 'https://edis.ifas.ufl.edu/topics/take-all_root_rot',
    },
  ],
  imageUrl: '/guide/sign-black-roots.svg',
};
