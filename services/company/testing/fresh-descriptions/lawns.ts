import type { Language } from '../../src/language.js';

export const lawns: Record<string, Record<Language, string[]>> = {
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
