import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const rugoseSpiralingWhitefly: ShippedIssue = {
  slug: 'rugose-spiraling-whitefly',
  issue: 'Rugose spiraling whitefly',
  issueEs: 'Mosca blanca espiral',
  description: paragraphs(
    'White wax lies in spirals on the undersides of leaves. Later the whole underside may be white and fluffy, with small whiteflies sitting still in it. Below the plant everything gets sticky, and black mold follows on leaves, cars and pool decks.',
    'Coconut palms and gumbo limbo get it most, and over a hundred other plants can have it. It is more of a nuisance than a killer: healthy trees usually bear it.',
  ),
  descriptionEs: paragraphs(
    'Hay cera blanca en espirales en el envés de las hojas. Después todo el envés puede estar blanco y con pelusa, y en ella, quietas, mosquitas blancas. Debajo de la planta todo queda pegajoso, y luego el moho negro cubre hojas, autos y bordes de piscina.',
    'El cocotero y el almácigo son los más atacados, y más de cien plantas pueden tenerla. Molesta más de lo que mata: los árboles sanos suelen aguantarla.',
  ),
  causes: [
    'A whitefly from Central America that lays its eggs in spirals',
    'Honeydew, its sugary waste, on which sooty mold grows',
    'Broad sprays that kill the tiny wasp that holds it down',
  ],
  causesEs: [
    'Una mosca blanca de Centroamérica que pone sus huevos en espiral',
    'La melaza, su desecho azucarado, donde crece la fumagina',
    'Insecticidas de amplio espectro que matan a la avispita que la controla',
  ],
  solutions: [
    'Wash small plants with a strong jet of water, undersides first',
    'Rinse cars, furniture and decks before mold settles on them',
    'Give its natural enemies some weeks where the plant is strong',
    'If a plant suffers or the mess is too much, it can be treated. The label decides; pesticide work for hire takes a license',
  ],
  solutionsEs: [
    'Lave las plantas pequeñas con un chorro fuerte de agua, primero el envés',
    'Enjuague autos, muebles y pisos antes de que se asiente el moho',
    'Si la planta está fuerte, dé unas semanas a sus enemigos naturales',
    'Si la planta sufre o la suciedad es demasiada, se puede tratar. Siga siempre la etiqueta del producto; quien cobra por aplicar pesticidas necesita licencia',
  ],
  prevention: [
    'Check the undersides of coconut and gumbo limbo leaves every month',
    'Keep trees watered in drought and fed, so that they can bear it',
    'Avoid broad sprays',
  ],
  preventionEs: [
    'Revise cada mes el envés de las hojas del cocotero y del almácigo',
    'Riegue en la sequía y alimente los árboles, para que la aguanten',
    'Evite los insecticidas de amplio espectro',
  ],
  severity: 'moderate',
  confidence: 'high',
  signs: [
    { sign: 'whitefly-spiral', weight: 3 },
    { sign: 'sticky-drops', weight: 2 },
    { sign: 'white-wax', weight: 2 },
    { sign: 'sooty-leaf', weight: 1 },
    { sign: 'white-flies', weight: 1 },
  ],
  groups: ['palm', 'tree', 'hedge', 'shrub'],
  plants: ['coconut-palm', 'gumbo-limbo', 'christmas-palm', 'cocoplum', 'live-oak'],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  lookAlikes: ['ficus-whitefly', 'pink-hibiscus-mealybug', 'sooty-mold'],
  synonyms: [
    'spiraling whitefly',
    'gumbo limbo spiraling whitefly',
    'whitefly',
    'Aleurodicus rugioperculatus',
    'mosca blanca',
    'mosca blanca en espiral',
  ],
  serviceId: 'maintenance',
  needsLicence: true,
  sources: [
    {
      title: 'University of Florida, IFAS Extension: Rugose Spiraling Whitefly (IN1015)',
      url: 'https://edis.ifas.ufl.edu/publication/in1015',
    },
  ],
  imageUrl: '/guide/sign-whitefly-spiral.svg',
};
