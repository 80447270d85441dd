import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const ficusWhitefly: ShippedIssue = {
  slug: 'ficus-whitefly',
  issue: 'Ficus whitefly',
  issueEs: 'Mosca blanca del ficus',
  description: paragraphs(
    'A ficus hedge or tree yellows and drops its leaves, sometimes until it is bare. Shake a branch: tiny white insects rise like dust and settle again. Underneath, the leaves carry small silver or white dots, the empty skins of the young.',
    'Weeping fig gets it most, and other figs get it too, the native strangler fig among them. A bare hedge often leafs out again, but losing its leaves again and again kills branches. Without the insects it may be drought or cold.',
  ),
  descriptionEs: paragraphs(
    'Un seto o árbol de ficus se pone amarillo y pierde las hojas, a veces hasta quedar pelado. Sacuda una rama: salen insectos blancos diminutos, como polvo, y vuelven a posarse. El envés tiene puntitos plateados o blancos, que son las pieles vacías de las crías.',
    'El ficus llorón es el más atacado; también otros ficus, incluso el nativo de Florida. Un seto pelado suele rebrotar, pero perder las hojas una y otra vez mata las ramas. Si no hay insectos, puede ser sequía o frío.',
  ),
  causes: [
    'A small whitefly that sucks sap under ficus leaves',
    'Long ficus hedges, along which it passes from plant to plant',
    'Broad sprays, which also kill the beetles and tiny wasps that eat it',
  ],
  causesEs: [
    'Una mosca blanca pequeña que chupa la savia por el envés de las hojas',
    'Setos largos de ficus, por los que pasa de planta en planta',
    'Insecticidas de amplio espectro, que también matan a los escarabajos y avispitas que se la comen',
  ],
  solutions: [
    'Shake several branches and look under the leaves before anything is treated',
    'Scratch the bark of a bare branch: green beneath means that it may leaf out',
    'Treatment helps most when it is early. The label decides; pesticide work for hire takes a license',
    'Where it returns every year, consider another hedge, such as cocoplum',
  ],
  solutionsEs: [
    'Sacuda varias ramas y mire el envés antes de tratar nada',
    'Raspe la corteza de una rama pelada: si debajo está verde, puede rebrotar',
    'El tratamiento ayuda más si es temprano. Siga siempre la etiqueta del producto; quien cobra por aplicar pesticidas necesita licencia',
    'Si vuelve cada año, piense en otro seto, por ejemplo de icaco',
  ],
  prevention: [
    'Check ficus every week in warm, dry weather',
    'Bag the clippings of an infested hedge instead of leaving them',
    'Plant mixed hedges',
  ],
  preventionEs: [
    'Revise el ficus cada semana con tiempo cálido y seco',
    'Embolse los recortes de un seto infestado, no los deje en el suelo',
    'Plante setos mixtos',
  ],
  severity: 'high',
  confidence: 'high',
  signs: [
    { sign: 'white-flies', weight: 3 },
    { sign: 'leaf-drop', weight: 2 },
    { sign: 'yellow-leaves', weight: 1 },
  ],
  groups: ['hedge', 'shrub', 'tree'],
  plants: ['weeping-fig'],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  lookAlikes: ['irrigation-fault', 'rugose-spiraling-whitefly'],
  synonyms: ['fig whitefly', 'whitefly', 'Singhiella simplex', 'mosca blanca'],
  serviceId: 'maintenance',
  needsLicence: true,
  sources: [{ title: 'University of Florida, IFAS: The Fig Whitefly, a New Pest in South Florida' }],
};
