import type { Language } from '../../src/language.js';

export const shrubsAndTrees: Record<string, Record<Language, string[]>> = {
  'ficus-whitefly': {
    en: [
      'tiny white flies fly up in a cloud when i shake my ficus hedge',
      'white stuff under the leaves of my ficus hedge',
      'ficus hedge dropping all its leaves, yellow first, little white bugs',
      'weeping fig is losing leaves and there are small white insects flying around it',
      'my ficus is nearly bare, when you touch it white gnats come out',
    ],
    es: [
      'polvo blanco debajo de las hojas del seto de ficus',
      'salen mosquitas blancas volando cuando toco el seto',
      'el ficus está botando todas las hojas y tiene bichitos blancos',
      'mi cerca de ficus se quedó pelona, hojas amarillas en el suelo',
      'insectos blancos chiquitos debajo de la hoja del laurel y se caen las hojas',
    ],
  },
  'rugose-spiraling-whitefly': {
    en: [
      'white waxy spirals under the leaves of my gumbo limbo',
      'circles of white wax on the underside of coconut palm leaves and sticky car underneath',
      'white swirls like writing on the bottom of the leaves, pool deck is sticky',
      'cottony white coils on bird of paradise and palm leaves, black mold below',
      'fuzzy white rings on back of leaf and syrup dripping on the patio',
    ],
    es: [
      'espirales blancas de cera debajo de las hojas del almácigo',
      'círculos de algodón blanco en las hojas del coco y todo pegajoso',
      'remolinos blancos en el envés de las hojas de la palma',
      'hay como dibujos redondos blancos en las hojas y la piscina llena de miel',
      'cera blanca en forma de caracol en las hojas, debajo del árbol se pega el carro',
    ],
  },
  'sooty-mold': {
    en: [
      'black dust on the leaves that i can wipe off with my finger',
      'leaves covered with black film like soot',
      'my bushes look dirty black and the leaves are sticky',
      'black coating on ixora leaves comes off when rubbed',
      'driveway and plants turning black under the tree, looks like ash from a fire',
    ],
    es: [
      'las hojas tienen un polvo negro que se quita con el dedo',
      'capa negra como tizne sobre las hojas del arbusto',
      'mis plantas están negras y pegajosas',
      'parece hollín encima de las hojas y se limpia con un trapo',
      'hojas cubiertas de una película negra, abajo hay miel',
    ],
  },
  'ixora-chlorosis': {
    en: [
      'ixora new leaves yellow with green veins',
      'my ixora hedge is pale yellow near the house foundation',
      'leaves are yellow but the veins stay green on my ixora bush',
      'ixora planted by the driveway turned almost white on top',
      'young leaves yellow between the veins, shrub by the concrete wall',
    ],
    es: [
      'las hojas nuevas de la ixora amarillas con las venas verdes',
      'mi ixora está pálida al lado de la pared de la casa',
      'coralillo con hojas amarillas y nervios verdes',
      'la isora junto a la acera se puso amarilla casi blanca arriba',
      'hojas tiernas amarillas entre las venas en el arbusto pegado al concreto',
    ],
  },
  'oleander-caterpillar': {
    en: [
      'orange caterpillars with black hair eating my oleander',
      'oleander bush has no leaves left, fuzzy orange worms',
      'bright orange worms all over the bush stripping it bare',
      'hairy caterpillars on oleanders',
      'something ate all the leaves of my oleander, only stems left',
    ],
    es: [
      'gusanos anaranjados con pelos negros comiendo la adelfa',
      'la adelfa se quedó sin hojas, hay orugas naranjas',
      'orugas peludas color naranja en mi arbusto',
      'se comieron todas las hojas de la adelfa, quedan los palos',
      'gusanos naranja por toda la mata',
    ],
  },
  'cycad-aulacaspis-scale': {
    en: [
      'sago palm leaves covered with white specks like snow',
      'white crust all over my sago',
      'my king sago looks like somebody sprayed it with white paint, leaves turning brown',
      'tiny white bumps on both sides of sago leaves, can scrape them off',
      'coontie or sago covered in white scale',
    ],
    es: [
      'mi sagú está cubierto de puntitos blancos como nieve',
      'costra blanca en las hojas de la palma sagú',
      'parece que pintaron de blanco el sagú y se seca',
      'escamas blancas por los dos lados de la hoja del sagú',
      'la cica está llena de una capa blanca que se raspa',
    ],
  },
  'pink-hibiscus-mealybug': {
    en: [
      'hibiscus new leaves are curled up tight with white cotton on them',
      'flower buds on my hibiscus do not open, twisted tips and white fluff',
      'hibiscus tips bunched and deformed',
      'white cottony bugs pink when you squash them on hibiscus',
      'leaves at the ends of my hibiscus are crumpled like cabbage',
    ],
    es: [
      'las hojas nuevas del hibisco están enroscadas con algodón blanco',
      'el marpacífico no abre las flores y tiene las puntas torcidas',
      'puntas deformes y apretadas en el hibisco',
      'bichos algodonosos rosados en la amapola',
      'las hojas del hibisco salen arrugadas como repollo con pelusa blanca',
    ],
  },
  'salt-and-wind-burn': {
    en: [
      'leaves brown on the side facing the gulf after the hurricane',
      'edges of leaves turned brown a few days after the storm, we live on the beach',
      'plants burned only on the windy side',
      'hedge by the ocean has crispy brown leaf edges',
      'saltwater flooded our yard and the leaves are scorched',
    ],
    es: [
      'hojas quemadas del lado del mar después del huracán',
      'los bordes de las hojas se pusieron cafés días después de la tormenta, vivo en la playa',
      'el seto se quemó solo por donde pega el viento',
      'la marejada metió agua salada y las plantas se secan',
      'orillas secas en las hojas cerca del golfo',
    ],
  },
};
