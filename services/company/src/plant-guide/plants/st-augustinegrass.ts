import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const stAugustinegrass: ShippedPlant = {
  slug: 'st-augustinegrass',
  name: 'St. Augustinegrass',
  nameEs: 'Césped San Agustín',
  scientificName: 'Stenotaphrum secundatum',
  synonyms: [
    'St. Augustine grass',
    'St. Augustine',
    'Floratam',
    'pasto San Agustín',
    'zacate San Agustín',
    'grama San Agustín',
    'hierba San Agustín',
  ],
  group: 'lawn',
  light: ['sun', 'part-shade'],
  water: 'medium',
  salt: 'high',
  heightFt: 1,
  isNative: true,
  isPoisonous: false,
  description: paragraphs(
    'The usual lawn of southwest Florida: broad, flat blades on thick runners that creep over the ground. It is laid as sod or plugs, not sown. It wants sun for most of the day; some kinds bear half shade.',
    'Unmown it reaches about a foot. Keep common kinds such as ‘Floratam’ at about four inches, and never take off more than a third at once: cut short, it lets in weeds and loses its roots.',
  ),
  descriptionEs: paragraphs(
    'El césped habitual del suroeste de Florida: hojas anchas y planas sobre tallos gruesos que se arrastran por el suelo. Se instala en cuadros o rollos (tepes) o con plantitas, no con semilla. Quiere sol casi todo el día; algunas variedades aceptan media sombra.',
    'Sin cortar llega a cerca de un pie. Mantenga las variedades comunes, como ‘Floratam’, a unas cuatro pulgadas, y no quite nunca más de un tercio a la vez: muy corto deja entrar la maleza y pierde raíces.',
  ),
  careInstructions: lines(
    'October to February: Growth slows; mow every second week and water seldom. Yellow circles in cool, wet weather, with blades that pull off rotten at the foot, may be large patch.',
    'March to May: Peak of thirst. Water deeply, before sunrise, when blades fold or turn blue-gray. Look for chinch bugs where the sun is hottest.',
    'June to September: Mow weekly with sharp blades. Webworms and gray leaf spot come with the rain; too much fertilizer feeds both.',
  ),
  careInstructionsEs: lines(
    'De octubre a febrero: Crece menos; corte cada dos semanas y riegue rara vez. Círculos amarillos en días frescos y húmedos, con hojas podridas en la base que se desprenden al tirar, pueden ser mancha grande.',
    'De marzo a mayo: Es cuando más sed tiene. Riegue a fondo, antes del amanecer, cuando las hojas se doblen o se pongan gris azuladas. Busque chinches donde más pega el sol.',
    'De junio a septiembre: Corte cada semana con cuchilla afilada. Con la lluvia llegan el gusano tejedor y la mancha gris; demasiado fertilizante ayuda a los dos.',
  ),
  floridaSpecific:
    'Botanists count the species as native to Florida’s coasts; lawns are bred kinds. Your county decides when to water and fertilize, the label how much of anything, and treating pests for hire takes a license.',
  floridaSpecificEs:
    'Los botánicos cuentan la especie entre las nativas de las costas de Florida; las de los jardines son variedades de cultivo. El condado decide cuándo regar y fertilizar, la etiqueta cuánto aplicar, y quien cobra por tratar plagas necesita licencia.',
  issues: [
    'chinch-bug',
    'tropical-sod-webworm',
    'large-patch',
    'take-all-root-rot',
    'gray-leaf-spot',
    'irrigation-fault',
  ],
  imageUrl: '/guide/st-augustinegrass.svg',
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension: St. Augustinegrass for Florida lawns (EDIS, ENH5)' },
    {
      title: 'Atlas of Florida Plants: Stenotaphrum secundatum',
      url: 'https://florida.plantatlas.usf.edu/plant.aspx?id=3754',
    },
  ],
};
