import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const croton: ShippedPlant = {
  slug: 'croton',
  name: 'Croton',
  nameEs: 'Crotón',
  scientificName: 'Codiaeum variegatum',
  synonyms: ['garden croton', 'variegated croton', 'croto', 'crotos', 'crotones', 'Croton variegatum'],
  group: 'shrub',
  light: ['sun', 'part-shade', 'shade'],
  water: 'medium',
  salt: 'low',
  heightFt: 6,
  isNative: false,
  isPoisonous: true,
  description: paragraphs(
    'Grown for its leaves: yellow, orange, red and almost black, broad or narrow, flat or twisted, in hundreds of kinds. Some keep their color in shade, others need sun; morning sun suits most.',
    'It is poisonous: the milky sap irritates skin and eyes, stains clothes, and makes people and pets ill if they chew the leaves. Wear gloves when you prune.',
  ),
  descriptionEs: paragraphs(
    'Se cultiva por sus hojas: amarillas, anaranjadas, rojas y casi negras, anchas o angostas, lisas o torcidas, en cientos de variedades. Algunas guardan el color a la sombra, otras necesitan sol; a la mayoría le va bien el de la mañana.',
    'Es tóxico: la savia lechosa irrita la piel y los ojos, mancha la ropa y enferma a personas y mascotas que mastiquen sus hojas. Use guantes al podar.',
  ),
  careInstructions: lines(
    'October to February: Move pots in and cover beds on the coldest nights; leaves drop from a chill.',
    'March to May: Prune leggy stems now. Water in dry weeks and hose dusty leaves from below: fine webs and pale dots mean spider mites.',
    'June to September: The best time to plant. Sticky or black leaves mean scale: look along the stems and the undersides.',
  ),
  careInstructionsEs: lines(
    'De octubre a febrero: En las noches más frías meta las macetas bajo techo y cubra los canteros; con el frío se le caen las hojas.',
    'De marzo a mayo: Pode ahora los tallos largos y pelados. Riegue en las semanas secas y lave las hojas por debajo: telarañas finas y puntitos pálidos son de ácaros.',
    'De junio a septiembre: La mejor época para plantarlo. Hojas pegajosas o negras quieren decir escamas (cochinillas): mire los tallos y el envés.',
  ),
  floridaSpecific:
    'Salt wind scorches it, so give it the lee side near the Gulf. A few cold nights in January are the usual reason for bare stems; scratch the bark, and if it is green below, wait.',
  floridaSpecificEs:
    'El viento salado lo quema; cerca del Golfo póngalo del lado abrigado. Unas pocas noches frías de enero suelen ser la causa de los tallos pelados: raspe la corteza y, si debajo está verde, espere.',
  issues: ['sooty-mold', 'salt-and-wind-burn'],
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension: croton (Gardening Solutions)' },
    { title: 'University of Florida, IFAS Extension: croton scale (EDIS)' },
  ],
};
