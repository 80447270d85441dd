import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const largePatch: ShippedIssue = {
  slug: 'large-patch',
  issue: 'Large patch',
  issueEs: 'Mancha grande por Rhizoctonia',
  description: paragraphs(
    'Round patches appear in the lawn in the cool months, yellow at first, then brown. They grow and run together. The edge is often darker or orange, where the fungus is at work, and the middle may turn green again.',
    'Blades from the edge come off with a light tug, brown and soft at the base and smelling of rot. The roots stay sound; with take-all root rot they are short and dark. By the patch alone no one can be sure.',
  ),
  descriptionEs: paragraphs(
    'En los meses frescos aparecen manchas redondas en el césped, primero amarillas y luego cafés. Crecen y se juntan. La orilla suele ser más oscura o anaranjada, donde trabaja el hongo, y el centro puede reverdecer.',
    'En la orilla, las hojas se desprenden con un tirón suave; su base está café, blanda y huele a podrido. Las raíces siguen sanas, lo que aleja la sospecha de la pudrición de la raíz. Por la mancha sola nadie puede asegurarlo.',
  ),
  causes: [
    'A soil fungus, Rhizoctonia, that rots the base of the blades',
    'Cool, damp weather, usually between November and May',
    'Too much water, quick nitrogen, thick thatch or poor drainage',
  ],
  causesEs: [
    'Un hongo del suelo, Rhizoctonia, que pudre la base de las hojas',
    'Tiempo fresco y húmedo, por lo general entre noviembre y mayo',
    'Demasiada agua, nitrógeno de efecto rápido, muchos restos secos o mal drenaje',
  ],
  solutions: [
    'Pull blades at the edge of a patch and look at the roots, too',
    'Water less often, and early in the morning',
    'Give no quick nitrogen while it is active',
    'A fungicide stops the spread, and brown grass stays brown until it grows out. The label decides; pesticide work for hire takes a license',
  ],
  solutionsEs: [
    'Jale hojas en la orilla de la mancha y mire también las raíces',
    'Riegue menos seguido, y temprano por la mañana',
    'No dé nitrógeno de efecto rápido mientras esté activa',
    'Un fungicida frena el avance, y lo seco sigue seco hasta que brota de nuevo. Siga siempre la etiqueta del producto; quien cobra por aplicar pesticidas necesita licencia',
  ],
  prevention: [
    'Turn the sprinklers down when the rains end and days get shorter',
    'Mow high, and mow sick parts last',
    'Keep thatch thin and let water drain',
  ],
  preventionEs: [
    'Reduzca el riego cuando se acortan los días',
    'Corte alto, y deje para el final las partes enfermas',
    'Retire los restos secos cuando se acumulan y cuide el drenaje',
  ],
  severity: 'moderate',
  confidence: 'low',
  signs: [
    { sign: 'round-patch', weight: 3 },
    { sign: 'rotten-sheath', weight: 3 },
    { sign: 'orange-edge', weight: 3 },
    { sign: 'began-cool', weight: 2 },
    { sign: 'yellow-patch', weight: 1 },
    { sign: 'patch-spreads', weight: 1 },
  ],
  groups: ['lawn'],
  plants: ['st-augustinegrass'],
  months: [11, 12, 1, 2, 3, 4, 5],
  lookAlikes: ['chinch-bug', 'gray-leaf-spot', 'take-all-root-rot'],
  synonyms: [
    'brown patch disease',
    'Rhizoctonia',
    'Rhizoctonia solani',
    'Rhizoctonia blight',
    'mancha parda',
  ],
  serviceId: 'maintenance',
  needsLicence: true,
  sources: [
    {
      title: 'University of Florida, IFAS Extension, Gardening Solutions: Large Patch in Florida Lawns',
      url: 'https://gardeningsolutions.ifas.ufl.edu/lawns/problems-and-solutions/large-patch.html',
    },
  ],
  imageUrl: '/guide/sign-round-patch.svg',
};
