import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const tropicalSodWebworm: ShippedIssue = {
  slug: 'tropical-sod-webworm',
  issue: 'Tropical sod webworm',
  issueEs: 'Gusano tejedor del césped',
  description: paragraphs(
    'The grass looks ragged: blades are notched from the side, and some are bitten off short. Small tan moths fly up in short hops when you walk across. At night gray-green caterpillars feed; by day they lie curled in the thatch, among green droppings.',
    'It is seen most in late summer and fall. From a distance it may be taken for drought, a dull mower or chinch bugs, so look for the notches.',
  ),
  descriptionEs: paragraphs(
    'El césped se ve deshilachado: hojas con muescas en el borde, algunas cortadas al ras. Palomillas pardas hacen vuelos cortos cuando usted camina. De noche comen gusanos verde grisáceo; de día están enroscados al pie del césped, entre restos secos y bolitas verdes.',
    'Se ve más a fines del verano y en otoño. De lejos puede parecer sequía, una cuchilla sin filo o chinches: busque las muescas.',
  ),
  causes: [
    'The caterpillar of a small moth that hides in the thatch',
    'Warm weather, in which one generation follows another',
    'Lush, heavily fed grass, and new sod',
  ],
  causesEs: [
    'La oruga de una palomilla que se esconde entre los restos secos',
    'El tiempo cálido, en que una generación sigue a otra',
    'Césped muy alimentado y tierno, y césped recién puesto',
  ],
  solutions: [
    'Look with a flashlight after dark, or part the thatch at the edge of the damage',
    'Do not spray at moths: they eat no grass',
    'Where damage is light, mow high and water: the grass grows back',
    'If caterpillars are many, they can be treated. The label decides; pesticide work for hire takes a license',
  ],
  solutionsEs: [
    'Mire de noche con una linterna, o abra el césped en la orilla del daño',
    'No aplique nada a las palomillas: ellas no comen césped',
    'Si el daño es leve, corte alto y riegue: el césped vuelve a crecer',
    'Si hay muchos gusanos, se pueden tratar. Siga siempre la etiqueta del producto; quien cobra por aplicar pesticidas necesita licencia',
  ],
  prevention: [
    'Use slow-release fertilizer, and only what the lawn needs',
    'Keep the thatch thin, and mow high',
    'Watch for moths every week from midsummer on',
  ],
  preventionEs: [
    'Use fertilizante de liberación lenta, solo lo que el césped necesita',
    'Retire los restos secos cuando se acumulan y corte alto',
    'Fíjese cada semana si hay palomillas, desde mediados del verano',
  ],
  severity: 'moderate',
  confidence: 'medium',
  signs: [
    { sign: 'chewed-blades', weight: 3 },
    { sign: 'small-moths', weight: 3 },
    { sign: 'lawn-caterpillars', weight: 3 },
    { sign: 'thin-lawn', weight: 1 },
    { sign: 'yellow-patch', weight: 1 },
  ],
  groups: ['lawn'],
  plants: ['st-augustinegrass'],
  months: [7, 8, 9, 10, 11, 12],
  lookAlikes: ['chinch-bug'],
  synonyms: [
    'sod webworm',
    'lawn caterpillar',
    'Herpetogramma phaeopteralis',
    'oruga del césped',
    'gusano tropical del césped',
  ],
  serviceId: 'maintenance',
  needsLicence: true,
  sources: [
    {
      title: 'University of Florida, IFAS Extension: Tropical Sod Webworm (IN968)',
      url: 'https://edis.ifas.ufl.edu/publication/in968',
    },
  ],
  imageUrl: '/guide/sign-chewed-blades.svg',
};
