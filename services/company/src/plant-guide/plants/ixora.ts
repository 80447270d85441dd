import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const ixora: ShippedPlant = {
  slug: 'ixora',
  name: 'Ixora',
  nameEs: 'Ixora',
  scientificName: 'Ixora coccinea',
  synonyms: ['jungle flame', 'flame of the woods', 'cruz de Malta', 'isora', 'Maui ixora'],
  group: 'shrub',
  light: ['sun', 'part-shade'],
  water: 'medium',
  salt: 'low',
  heightFt: 4,
  isNative: false,
  isPoisonous: false,
  description: paragraphs(
    'A tidy evergreen shrub with balls of small star-shaped flowers in red, orange, pink or yellow, nearly all year in a warm place. It is used for low hedges and beds beside the house.',
    'It flowers at the tips, so constant shearing costs bloom. It wants acid soil that stays moist but never soaked; this is where most trouble with it begins.',
  ),
  descriptionEs: paragraphs(
    'Un arbusto ordenado y siempre verde, con bolas de florecitas en forma de estrella, rojas, anaranjadas, rosadas o amarillas, casi todo el año si está en un lugar cálido. Se usa en setos bajos y canteros junto a la casa.',
    'Florece en las puntas; si se recorta a cada rato, florece menos. Quiere un suelo ácido, húmedo pero nunca empapado; por ahí empiezan casi todos sus problemas.',
  ),
  careInstructions: lines(
    'October to February: Purple spots and fallen leaves after cold nights are common. Wait until spring.',
    'March to May: Prune once, lightly. Water the bed in dry weeks and keep mulch on it. A fertilizer for acid-loving plants helps, when county rules allow it; the label decides how much.',
    'June to September: Check that water drains away, and look under sticky leaves for scale and aphids.',
  ),
  careInstructionsEs: lines(
    'De octubre a febrero: Después de noches frías son normales las manchas moradas y la caída de hojas. Espere a la primavera.',
    'De marzo a mayo: Pode una vez y poco. Riegue el cantero en las semanas secas y manténgalo con mantillo. Ayuda un fertilizante para plantas de suelo ácido, si las reglas del condado lo permiten; la etiqueta indica la cantidad.',
    'De junio a septiembre: Vea que el agua no se estanque, y busque escamas y pulgones bajo las hojas pegajosas.',
  ),
  floridaSpecific:
    'Sand here is often limy, and concrete walls add lime to it: new leaves then turn yellow between green veins. If the bed is like that, another shrub is easier. Salt wind and salty well water burn it.',
  floridaSpecificEs:
    'Aquí la arena suele tener cal, y las paredes de concreto le añaden más: entonces las hojas nuevas amarillean entre venas verdes. Si el cantero es así, otro arbusto dará menos trabajo. La queman el viento salado y el agua salobre de pozo.',
  issues: ['ixora-chlorosis', 'sooty-mold', 'irrigation-fault', 'salt-and-wind-burn'],
  imageUrl: '/guide/ixora.svg',
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension Collier County: fact sheet on ixora' },
    { title: 'University of Florida, IFAS Extension: ixora for south Florida (EDIS)' },
  ],
};
