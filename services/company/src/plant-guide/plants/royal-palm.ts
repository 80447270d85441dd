import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const royalPalm: ShippedPlant = {
  slug: 'royal-palm',
  name: 'Royal palm',
  nameEs: 'Palma real',
  scientificName: 'Roystonea regia',
  synonyms: ['Florida royal palm', 'Cuban royal palm', 'palma real cubana', 'Roystonea elata'],
  group: 'palm',
  light: ['sun', 'part-shade'],
  water: 'medium',
  salt: 'medium',
  heightFt: 60,
  isNative: true,
  isPoisonous: false,
  description: paragraphs(
    'The tall palm with a smooth, pale trunk like a column, a bright green shaft below the crown and very long, feathery fronds. It grows fast and needs a place that matches its size; a small front yard is too tight.',
    'It drops its own old fronds, about one a month. Each is heavy enough to dent a car or hurt a person, so keep drives, seats and play areas out from under it. The juice of its fruit irritates skin.',
  ),
  descriptionEs: paragraphs(
    'La palma alta de tronco liso y claro, como una columna, con un cuello verde brillante bajo la copa y pencas muy largas, como plumas. Crece rápido y pide un lugar a su medida; en un frente pequeño no cabe.',
    'Suelta sola sus pencas viejas, más o menos una al mes. Cada una pesa tanto que puede abollar un auto o herir a alguien: no la plante junto a la entrada del garaje ni donde haya asientos o juegos. El jugo de sus frutos irrita la piel.',
  ),
  careInstructions: lines(
    'October to May: Water deeply in long dry spells; in the wild it lives in wet ground. Scorched young fronds in spring are often the work of the royal palm bug, and most palms grow out of it.',
    'June to September: The best time to plant. Pick up loose fronds before a storm comes.',
    'All year: It needs a slow-release palm fertilizer, when your county’s rules allow it. The label decides how much.',
  ),
  careInstructionsEs: lines(
    'De octubre a mayo: Riegue a fondo cuando pase mucho tiempo sin llover; en el monte vive en suelo húmedo. Si en primavera las pencas nuevas salen quemadas, suele ser la chinche de la palma real, y casi todas se recuperan.',
    'De junio a septiembre: La mejor época para plantarla. Recoja las pencas sueltas antes de una tormenta.',
    'Todo el año: Necesita un fertilizante para palmas de liberación lenta, cuando lo permitan las reglas de su condado. La etiqueta indica la cantidad.',
  ),
  floridaSpecific:
    'It is native to south Florida; the Fakahatchee Strand in Collier County is known for its wild royal palms. On limy sand it runs short of potassium and manganese.',
  floridaSpecificEs:
    'Es nativa del sur de Florida; el Fakahatchee Strand, en el condado de Collier, es conocido por sus palmas reales silvestres. En arena con cal le llegan a faltar potasio y manganeso.',
  issues: ['ganoderma-butt-rot', 'palm-potassium-deficiency', 'palm-manganese-deficiency'],
  imageUrl: '/guide/royal-palm.svg',
  confidence: 'high',
  sources: [
    {
      title: 'University of Florida, IFAS Extension: Roystonea regia, royal palm (EDIS, ENH-732)',
      url: 'https://edis.ifas.ufl.edu/publication/ST574',
    },
  ],
};
