import type { Language } from '../../src/language.js';

export const palms: Record<string, Record<Language, string[]>> = {
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
};
