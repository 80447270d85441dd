import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const silverButtonwood: ShippedPlant = {
  slug: 'silver-buttonwood',
  name: 'Silver buttonwood',
  nameEs: 'Mangle botón plateado',
  scientificName: 'Conocarpus erectus var. sericeus',
  synonyms: [
    'buttonwood',
    'button mangrove',
    'botoncillo',
    'botoncillo plateado',
    'mangle botón',
    'yana',
    'Conocarpus sericeus',
  ],
  group: 'hedge',
  light: ['sun', 'part-shade'],
  water: 'low',
  salt: 'high',
  heightFt: 12,
  isNative: true,
  isPoisonous: false,
  description: paragraphs(
    'A native of the mangrove edge with soft, silver-gray leaves. Clipped, it makes a bright hedge; left alone, a small tree with a twisted, dark trunk that looks fine beside water. Round brown “buttons” give it its name.',
    'It takes salt, wind, sand, drought and wet ground. The silver is best in full sun; in shade it turns greener and thin.',
  ),
  descriptionEs: paragraphs(
    'Un nativo de la orilla del manglar, de hojas suaves color gris plata. Podado, forma un seto luminoso; libre, un arbolito de tronco oscuro y torcido que luce junto al agua. Sus frutos redondos y pardos, como botones, le dan el nombre.',
    'Soporta sal, viento, arena, sequía y suelo mojado. El plateado es más bonito a pleno sol; a la sombra se pone verde y ralo.',
  ),
  careInstructions: lines(
    'October to May: Water only in its first dry season. Shape the hedge in late winter, after the cold nights.',
    'June to September: The best time to plant. Black leaves now mean sooty mold: look underneath for whitefly, scale or aphids, and wash them off with a strong jet of water.',
  ),
  careInstructionsEs: lines(
    'De octubre a mayo: Riegue solo en su primera temporada seca. Dé forma al seto a fines del invierno, pasadas las noches frías.',
    'De junio a septiembre: La mejor época para plantarlo. Si las hojas se ponen negras es fumagina: busque por debajo mosca blanca, escamas o pulgones, y quítelos con un chorro fuerte de agua.',
  ),
  floridaSpecific:
    'It is one of the surest plants for a canal bank or a lot on the Gulf. Away from the sea breeze it gets sooty mold more often, and a freeze inland can cut it back to the wood.',
  floridaSpecificEs:
    'Es una de las plantas más seguras para la orilla de un canal o un terreno frente al Golfo. Lejos de la brisa del mar le sale fumagina con más frecuencia, y tierra adentro una helada puede dejarlo en la pura madera.',
  issues: ['sooty-mold'],
  confidence: 'high',
  sources: [
    {
      title:
        'University of Florida, IFAS Extension: Conocarpus erectus var. sericeus, silver buttonwood (EDIS)',
    },
    {
      title: 'University of Florida, IFAS Extension Charlotte County: silver buttonwood',
      url: 'https://charlottecountyextension.blogspot.com/2016/02/silver-buttonwood-sterling-idea.html',
    },
  ],
};
