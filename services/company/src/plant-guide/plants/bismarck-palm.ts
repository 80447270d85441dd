import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const bismarckPalm: ShippedPlant = {
  slug: 'bismarck-palm',
  name: 'Bismarck palm',
  nameEs: 'Palma Bismarck',
  scientificName: 'Bismarckia nobilis',
  synonyms: ['bismarckia', 'silver Bismarck palm', 'palma de Bismarck', 'palma azul', 'palma plateada'],
  group: 'palm',
  light: ['sun'],
  water: 'low',
  salt: 'medium',
  heightFt: 35,
  isNative: false,
  isPoisonous: false,
  description: paragraphs(
    'A palm for a large lawn: huge, stiff fans of silver blue on a stout trunk, with a crown some fifteen feet wide. There is a green kind too. Beside a small house it soon takes over, so leave it room on all sides.',
    'It comes from Madagascar and does well with little water once it has grown in. It bears cut roots badly. Choose a palm grown in a pot, or one whose roots the nursery pruned months before, and plant it where it can stay.',
  ),
  descriptionEs: paragraphs(
    'Una palma para un jardín amplio: abanicos enormes y rígidos, de color azul plateado, sobre un tronco grueso, con una copa de unos quince pies de ancho. También la hay verde. Junto a una casa pequeña lo ocupa todo, así que déjele espacio a su alrededor.',
    'Viene de Madagascar y, ya arraigada, vive con poca agua. No soporta bien que le corten las raíces. Elija una criada en maceta, o una a la que el vivero le haya podado las raíces meses antes, y plántela donde pueda quedarse.',
  ),
  careInstructions: lines(
    'October to May: Water a new palm through its first dry season; an old one needs none but in a long drought. Cut only fronds that are brown all over.',
    'June to September: The best time to plant. Brace a large palm before the storms.',
  ),
  careInstructionsEs: lines(
    'De octubre a mayo: Riegue la palma nueva durante su primera temporada seca; la vieja solo lo necesita en una sequía larga. Corte solo las pencas secas por completo.',
    'De junio a septiembre: La mejor época para plantarla. Apuntale las palmas grandes antes de las tormentas.',
  ),
  floridaSpecific:
    'Its large stiff fans catch the wind, and storms hurt it more than most palms. Orange spots on the oldest fronds mean a lack of potassium; lethal bronzing kills it.',
  floridaSpecificEs:
    'Sus abanicos grandes y rígidos recogen mucho viento, y las tormentas la dañan más que a otras palmas. Las manchas anaranjadas en las pencas viejas indican falta de potasio; el bronceado letal la mata.',
  issues: ['palm-potassium-deficiency', 'lethal-bronzing', 'ganoderma-butt-rot'],
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension: Bismarckia nobilis, Bismarck palm (EDIS, ENH260)' },
  ],
};
