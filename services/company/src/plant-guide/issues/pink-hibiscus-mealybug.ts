import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const pinkHibiscusMealybug: ShippedIssue = {
  slug: 'pink-hibiscus-mealybug',
  issue: 'Pink hibiscus mealybug',
  issueEs: 'Cochinilla rosada del hibisco',
  description: paragraphs(
    'Shoot tips of a hibiscus are curled, thickened and bunched, with white, cottony wax in the folds. Under the wax sit small pink insects. Leaves stay small and twisted, buds drop, and sticky honeydew turns black with mold.',
    'Many other plants get it, such as bougainvillea, croton and ixora. Mites, thrips or drifting weed killer also twist leaves; the wax and the pink insects decide.',
  ),
  descriptionEs: paragraphs(
    'Las puntas del hibisco se enroscan, engruesan y amontonan, con cera blanca como algodón entre los pliegues. Debajo hay insectos pequeños y rosados. Las hojas quedan chicas y torcidas, caen los botones, y la melaza pegajosa se pone negra de moho.',
    'La tienen muchas otras plantas, como buganvilla, crotón e ixora. También los ácaros, los trips o un herbicida que llegó con el viento tuercen las hojas; deciden la cera y los insectos rosados.',
  ),
  causes: [
    'A small sap-sucking insect whose saliva deforms new growth',
    'Wind, ants and plants that are moved, which spread it',
    'Sprays that kill the tiny wasps and beetles that live on it',
  ],
  causesEs: [
    'Un insecto pequeño que chupa la savia y con su saliva deforma los brotes',
    'El viento, las hormigas y las plantas que se trasladan, que lo llevan',
    'Insecticidas que matan a las avispitas y los escarabajos que se alimentan de él',
  ],
  solutions: [
    'Open a fold: crushed, the insects leave a pink to red stain',
    'Cut off bunched tips, bag them on the spot and put them in the trash',
    'Clean hands and tools before the next plant',
    'If it goes on, treatment has to reach into the folds. The label decides; pesticide work for hire takes a license',
  ],
  solutionsEs: [
    'Abra un pliegue: al aplastarlos, los insectos dejan una mancha rosada o roja',
    'Corte las puntas amontonadas, embólselas ahí mismo y tírelas a la basura',
    'Límpiese las manos y limpie las herramientas antes de la siguiente planta',
    'Si sigue, el tratamiento debe llegar a los pliegues. Siga siempre la etiqueta del producto; quien cobra por aplicar pesticidas necesita licencia',
  ],
  prevention: [
    'Look into the tips of new plants before you buy them',
    'Prune and feed moderately: soft growth attracts it',
    'Keep ants off the stems; they guard it from its enemies',
  ],
  preventionEs: [
    'Revise las puntas de las plantas antes de comprarlas',
    'Pode y fertilice con medida: el brote tierno la atrae',
    'Mantenga las hormigas lejos de los tallos; la protegen de sus enemigos',
  ],
  severity: 'high',
  confidence: 'medium',
  signs: [
    { sign: 'leaf-curl-pink', weight: 3 },
    { sign: 'white-wax', weight: 2 },
    { sign: 'sticky-drops', weight: 1 },
    { sign: 'sooty-leaf', weight: 1 },
    { sign: 'ants', weight: 1 },
  ],
  groups: ['hedge', 'shrub'],
  plants: ['hibiscus', 'bougainvillea', 'croton', 'ixora', 'oleander'],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  lookAlikes: ['rugose-spiraling-whitefly', 'sooty-mold'],
  synonyms: [
    'mealybug',
    'pink mealybug',
    'Maconellicoccus hirsutus',
    'cochinilla',
    'cochinilla rosada',
    'bunchy top',
  ],
  serviceId: 'maintenance',
  needsLicence: true,
  sources: [
    {
      title: 'University of Florida, IFAS Extension: Pink Hibiscus Mealybug (IN156)',
      url: 'https://edis.ifas.ufl.edu/IN156',
    },
  ],
  imageUrl: '/guide/sign-leaf-curl-pink.svg',
};
