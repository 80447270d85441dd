import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const sootyMold: ShippedIssue = {
  slug: 'sooty-mold',
  issue: 'Sooty mold',
  issueEs: 'Fumagina',
  description: paragraphs(
    'A black film like soot covers the leaves and wipes off with a damp finger. Beneath it the leaf is green. The leaves feel sticky, and ants run along the stems.',
    'The mold lives on honeydew and not on the plant, so it points to insects: scales, aphids, mealybugs or whiteflies under the leaves, on the stems or in a tree above. It does little harm, though leaves that are covered for long get less light. Black spots that do not wipe off may be something else.',
  ),
  descriptionEs: paragraphs(
    'Una capa negra como hollín cubre las hojas y se quita con el dedo húmedo. Debajo la hoja está verde. Las hojas se sienten pegajosas, y las hormigas corren por los tallos.',
    'El hongo vive de la melaza y no de la planta, así que delata insectos: escamas, pulgones, cochinillas o moscas blancas en el envés, en los tallos o en un árbol de arriba. Hace poco daño, aunque una hoja cubierta por mucho tiempo recibe menos luz. Si lo negro no se quita, puede ser otra cosa.',
  ),
  causes: [
    'Honeydew, the sugary waste of sap-sucking insects',
    'Ants, which guard those insects from their enemies',
  ],
  causesEs: [
    'La melaza, el desecho azucarado de insectos que chupan la savia',
    'Las hormigas, que protegen a esos insectos de sus enemigos',
  ],
  solutions: [
    'Find the insects first: under leaves, along stems, and overhead',
    'Wash the leaves with a strong jet of water',
    'Where insects are many, they are treated and not the mold. The label decides; pesticide work for hire takes a license',
    'Give it time: the film weathers off when no new honeydew falls',
  ],
  solutionsEs: [
    'Primero encuentre los insectos: en el envés, en los tallos y arriba',
    'Lave las hojas con un chorro fuerte de agua',
    'Si hay muchos insectos, se tratan ellos y no el hongo. Siga siempre la etiqueta del producto; quien cobra por aplicar pesticidas necesita licencia',
    'Dele tiempo: la capa se cae sola cuando ya no cae melaza',
  ],
  prevention: [
    'Check the undersides of leaves every month',
    'Feed moderately: soft growth draws sap-suckers',
    'Spare ladybugs and lacewings, and keep branches off walls where ants climb',
  ],
  preventionEs: [
    'Revise el envés de las hojas cada mes',
    'Fertilice con medida: el brote tierno atrae a estos insectos',
    'Cuide a las mariquitas y crisopas, y aparte las ramas de las paredes por donde suben hormigas',
  ],
  severity: 'low',
  confidence: 'high',
  signs: [
    { sign: 'sooty-leaf', weight: 3 },
    { sign: 'sticky-drops', weight: 2 },
    { sign: 'ants', weight: 2 },
  ],
  groups: ['palm', 'tree', 'hedge', 'shrub', 'ground-cover'],
  plants: [
    'coconut-palm',
    'gumbo-limbo',
    'southern-magnolia',
    'cocoplum',
    'silver-buttonwood',
    'podocarpus',
    'hibiscus',
    'ixora',
    'croton',
    'oleander',
    'coontie',
  ],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  lookAlikes: ['pink-hibiscus-mealybug', 'rugose-spiraling-whitefly'],
  synonyms: ['black mold', 'sooty mildew', 'negrilla', 'hollín', 'moho negro'],
  serviceId: 'maintenance',
  needsLicence: true,
  sources: [{ title: 'University of Florida, IFAS Extension Lee County: sooty mold on ornamentals' }],
  imageUrl: '/guide/sign-sooty-leaf.svg',
};
