import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const southernMagnolia: ShippedPlant = {
  slug: 'southern-magnolia',
  name: 'Southern magnolia',
  nameEs: 'Magnolia',
  scientificName: 'Magnolia grandiflora',
  synonyms: ['magnolia', 'bull bay', 'magnolia del sur', 'magnolia sureña', 'magnolio'],
  group: 'tree',
  light: ['sun', 'part-shade'],
  water: 'medium',
  salt: 'medium',
  heightFt: 40,
  isNative: true,
  isPoisonous: false,
  description: paragraphs(
    'A dense evergreen cone with large, glossy leaves, often rusty brown underneath, and white, scented flowers as wide as a plate. They open from late spring into summer; red seeds follow in cone-like heads.',
    'Old leaves fall all year and rot slowly, so let the lowest branches reach the ground and hide them. Kinds differ much in size: choose a compact one, such as ‘Little Gem’, for a small yard.',
  ),
  descriptionEs: paragraphs(
    'Un cono tupido y siempre verde, de hojas grandes y brillantes, a menudo de color óxido por debajo, con flores blancas y perfumadas del ancho de un plato. Abren desde fines de la primavera hasta el verano; después vienen semillas rojas en una especie de piña.',
    'Las hojas viejas caen todo el año y tardan en descomponerse; si deja las ramas bajas hasta el suelo, no se ven. El tamaño cambia mucho según la variedad: para un jardín pequeño elija una compacta, como ‘Little Gem’.',
  ),
  careInstructions: lines(
    'October to February: Plant or prune lightly now. Cuts heal slowly, so take little.',
    'March to May: Water deeply in the driest months and keep mulch over the roots; brown leaf edges mean thirst.',
    'June to September: Rain is enough. Look for scale on twigs when leaves turn sticky or black.',
  ),
  careInstructionsEs: lines(
    'De octubre a febrero: Plante o pode un poco ahora. Los cortes sanan despacio; quite poco.',
    'De marzo a mayo: Riegue a fondo en los meses más secos y mantenga mantillo sobre las raíces; los bordes secos en las hojas indican sed.',
    'De junio a septiembre: Basta la lluvia. Si las hojas se ponen pegajosas o negras, busque escamas (cochinillas) en las ramitas.',
  ),
  floridaSpecific:
    'It is native to north and central Florida, and here it grows near the warm end of its range: slower, and thirstier in dry sand. It does best with rich, slightly acid soil and stands hurricane wind well.',
  floridaSpecificEs:
    'Es nativa del norte y centro de Florida; aquí está casi en el límite cálido de su zona: crece más despacio y pide más agua en la arena seca. Prefiere suelo rico y algo ácido, y aguanta bien los vientos de huracán.',
  issues: ['sooty-mold', 'irrigation-fault'],
  confidence: 'high',
  sources: [
    {
      title: 'University of Florida, IFAS Extension: Magnolia grandiflora, southern magnolia (EDIS, ENH-530)',
    },
    {
      title:
        'University of Florida, IFAS Extension: selecting coastal plain species for wind resistance (EDIS)',
      url: 'https://edis.ifas.ufl.edu/publication/fr174',
    },
  ],
};
