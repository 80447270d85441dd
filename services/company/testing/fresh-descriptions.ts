/**
 * Descriptions by homeowners, by the slug of the issue that is meant: 200 for the finder's ranking, written from what each
 * issue looks like and before the ranking was changed for them.
 */
export const freshDescriptions: Record<string, { en: string[]; es: string[] }> = {
  'lethal-bronzing': {
    en: [
      'all the dates fell off my sylvester palm overnight and now the lower leaves look rusty',
      'our christmas palm lost every fruit and the flower stalks went black',
      'palm is dying from the bottom up, newest leaf in the center already collapsed',
      'fronds went from green to reddish brown in a few weeks starting with the oldest, three palms on our street died',
      'queen of the yard, a big date palm, middle spike is hanging down dead and the bottom is bronze',
    ],
    es: [
      'la palma se muere de abajo hacia arriba y la hoja del centro ya se cayó',
      'se le cayeron todos los frutos antes de tiempo a mi palma y las flores están negras',
      'las hojas de abajo se pusieron color bronce y en un mes se murió la palma del vecino también',
      'mi palma datilera perdió los dátiles y la lanza del medio está muerta',
      'pencas rojizas desde las puntas, primero las más viejas, y el corazón de la palma seco',
    ],
  },
  'ganoderma-butt-rot': {
    en: [
      'hard brown half circle thing stuck to the base of my palm',
      'there is a fungus like a plate coming out of the bottom of the trunk',
      'white knob growing on my palm trunk about a foot off the ground, leaves drooping',
      'conk at the base of queen palm what do i do',
      'palm trunk sounds hollow at the bottom and has mushrooms on it',
    ],
    es: [
      'le salió un hongo pegado al tronco cerca de la tierra a mi palma real',
      'hay como un plato de madera café saliendo de la base de la palma',
      'bola blanca dura en la parte baja del tronco de la palmera',
      'el tronco suena hueco abajo y tiene setas',
      'una oreja de palo creció en el pie de la palma y las hojas se caen',
    ],
  },
  'palm-potassium-deficiency': {
    en: [
      'yellow orange speckles all over the lower palm leaves, ends are brown and crispy',
      'old leaves of my royal palm have see through spots when sun shines behind them',
      'coconut palm lower fronds look frayed and burned at the ends, freckled with yellow',
      'only the oldest fronds are discolored, tiny orange dots, leaf tips dead',
      'foxtail palm bottom leaves turn orange and dry up one after another, top looks fine',
    ],
    es: [
      'las hojas viejas de la palma tienen pecas anaranjadas y las puntas secas',
      'se ven puntitos transparentes en las hojas de abajo cuando les da el sol',
      'palma de coco con hojas bajas amarillas moteadas y puntas quemadas',
      'las pencas más viejas se ponen naranjas y se secan, las de arriba están verdes',
      'manchitas amarillas por toda la penca vieja y las puntas achicharradas',
    ],
  },
  'palm-manganese-deficiency': {
    en: [
      'new leaves on my queen palm come out frizzled and stunted',
      'the youngest fronds are small, yellow and curly, top of palm looks burned',
      'frizzle top on my palm',
      'newest palm leaf looks like it was scorched, weak and withered, older ones ok',
      'center leaves of sago come out yellow brown and crinkled',
    ],
    es: [
      'las hojas nuevas de la palma salen chiquitas, encrespadas y como quemadas',
      'el cogollo de la palma reina sale arrugado y amarillo',
      'las hojas de arriba salen enanas y rizadas, las viejas están bien',
      'la hoja más nueva sale seca y deforme en mi palma',
      'mi sagú saca hojas nuevas amarillas y torcidas',
    ],
  },
  'palm-magnesium-deficiency': {
    en: [
      'wide bright yellow stripe along the outside of old palm leaves, middle stays green',
      'date palm lower fronds yellow at the edges but green along the stem',
      'canary palm with lemon yellow borders on the older leaves and green center',
      'older fronds have a broad yellow band around the outside',
      'half the leaf is yellow, the part next to the rib is still green, only old ones, palm',
    ],
    es: [
      'banda amarilla ancha en el borde de las hojas viejas de la palma y el centro verde',
      'palma datilera con las orillas amarillas y verde junto al nervio',
      'las pencas de abajo amarillo limón por fuera y verdes por dentro',
      'franja amarilla en las hojas viejas de mi palma, el medio sigue verde',
      'hojas viejas con el contorno amarillo fuerte en la palma',
    ],
  },
  'fusarium-wilt-of-queen-palm': {
    en: [
      'queen palm leaves dead on one side of the leaf, other side still green',
      'brown stripe down the leaf stalk of my queen palm and it is dying quickly from the bottom',
      'one sided death of fronds, dark streak on the stem, queen palm',
      'queen palm went completely brown in two or three months but leaves did not drop off',
      'half of each frond is dried out and the other half green on our queen palm',
    ],
    es: [
      'palma reina con hojas secas de un solo lado y el otro lado verde',
      'raya café a lo largo del tallo de la hoja de la palma reina',
      'mi palma reina se secó en dos meses, las hojas de abajo primero',
      'la mitad de cada hoja está muerta y la otra mitad verde, palma reina',
      'una línea marrón en el pecíolo y la palma reina se está muriendo rápido',
    ],
  },
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
  'chinch-bug': {
    en: [
      'dead yellow patches in st augustine near the sidewalk that keep growing even though i water',
      'grass looks dry by the driveway in the hottest sun but sprinklers work fine',
      'little black bugs with white wings in my grass, spots turning straw colored',
      'lawn dying in irregular patches in full sun, starting along the concrete',
      'brown spots in the turf in july get bigger every week, tiny insects at the edge',
    ],
    es: [
      'manchas amarillas en el césped junto a la acera que crecen aunque riego',
      'el pasto se seca por la entrada del carro donde da más el sol',
      'bichitos negros con alas blancas en la grama y se pone color paja',
      'parches secos en la grama san agustín que se extienden en verano',
      'el césped se muere a pleno sol empezando por el borde del concreto',
    ],
  },
  'tropical-sod-webworm': {
    en: [
      'something is eating my grass at night, blades have notches',
      'little tan moths fly up when i walk on the lawn',
      'green caterpillars in the turf and the grass looks mowed too short in patches',
      'grass blades chewed along the sides, small moths in the evening',
      'lawn looks ragged and thin and there are worms in it with webs',
    ],
    es: [
      'algo se come el césped de noche, las hojas están mordidas',
      'salen palomillas pequeñas cuando camino por la grama',
      'gusanitos verdes en el pasto y parches como cortados muy bajo',
      'hojas de la grama comidas por los lados y mariposas cafés al anochecer',
      'el césped se ve raído y hay orugas pequeñas con telita',
    ],
  },
  'large-patch': {
    en: [
      'round brown circles in my grass that showed up when it got cool',
      'big yellow rings in the lawn in december, grass pulls out easily',
      'circle of dead grass with orange edge in january',
      'grass blades slip right out and the bottom is rotten, round patches',
      'huge round patches in the yard every winter, smell rotten at the base',
    ],
    es: [
      'círculos cafés en el césped cuando empezó el frío',
      'anillos amarillos grandes en la grama en invierno y se arranca fácil',
      'mancha redonda que crece en el pasto con el borde naranja en enero',
      'las hojas del césped salen solas y la base está podrida',
      'ruedas grandes de pasto muerto en diciembre',
    ],
  },
  'take-all-root-rot': {
    en: [
      'st augustine grass is thin and yellow and the roots are short and black',
      'grass comes up like a carpet, roots are rotten and dark',
      'lawn getting thinner in irregular areas after the summer rains, roots black',
      'pale grass that does not respond to fertilizer, roots are brown stubs',
      'i pulled up some sod and there were almost no roots, they were black',
    ],
    es: [
      'la grama está rala y amarilla y las raíces son cortas y negras',
      'levanto el pasto y las raíces están podridas',
      'el césped se pone pálido y ralo después de las lluvias, raíces oscuras',
      'casi no tiene raíces la grama y están negras',
      'se levanta el césped como alfombra y abajo raíces negras',
    ],
  },
  'gray-leaf-spot': {
    en: [
      'gray spots with brown border on the grass blades after lots of rain',
      'st augustine leaves have little oval spots with purple edges',
      'grass blades have tan lesions and look scorched in the rainy season',
      'small gray dots on each blade of grass after i fertilized',
      'spots on grass blades gray in the middle, lawn looks burnt in wet hot summer',
    ],
    es: [
      'manchas grises con borde café en las hojas del pasto después de la lluvia',
      'puntos ovalados grises en la hoja de la grama san agustín',
      'las hojas del césped tienen pintas grises con orilla morada',
      'después de abonar salieron manchitas grises en el césped',
      'lesiones grises en cada hoja del pasto en época de lluvias',
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
  'irrigation-fault': {
    en: [
      'dry spots in the lawn where the sprinkler does not reach',
      'there is a puddle around one sprinkler head and the rest is dry',
      'one zone never turns on and the plants there are wilting',
      'my water bill doubled and part of the grass is soggy',
      'yellow patches in the lawn between the sprinklers',
    ],
    es: [
      'hay partes secas del césped donde no llega el aspersor',
      'charco alrededor de un aspersor y lo demás seco',
      'una zona de riego no prende y las plantas se marchitan',
      'la cuenta del agua subió y hay lodo en el pasto',
      'el rociador está roto y sale mucha agua en un solo lugar',
    ],
  },
};
