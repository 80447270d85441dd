import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const sago: ShippedPlant = {
  slug: 'sago',
  name: 'Sago palm',
  nameEs: 'Palma sagú',
  scientificName: 'Cycas revoluta',
  synonyms: ['sago', 'king sago', 'sago cycad', 'cycas', 'cica', 'sagú', 'palma de sagú'],
  group: 'shrub',
  light: ['sun', 'part-shade'],
  water: 'low',
  salt: 'medium',
  heightFt: 5,
  isNative: false,
  isPoisonous: true,
  description: paragraphs(
    'It looks like a stiff little palm, but it is a cycad, a far older kind of plant. Dark, sharp leaves open all at once in a ring, about once a year, on a trunk that rises very slowly.',
    'All of it is very poisonous, the orange seeds most of all. Dogs like the taste, and one or two seeds may kill: if yours has chewed it, call a veterinarian at once. It is dangerous for children too.',
  ),
  descriptionEs: paragraphs(
    'Parece una palmita rígida, pero es una cícada, una planta mucho más antigua. Sus hojas oscuras y punzantes abren todas a la vez, en corona, más o menos una vez al año, sobre un tronco que sube muy despacio.',
    'Toda ella es muy venenosa, y más que nada las semillas anaranjadas. A los perros les gusta el sabor, y una o dos semillas pueden matarlos: si el suyo la mordió, llame enseguida al veterinario. También es peligrosa para los niños.',
  ),
  careInstructions: lines(
    'October to May: Water seldom; soaked roots rot. Remove seed heads before they ripen, with gloves.',
    'March to June: Wait for the new ring of leaves. If it comes out yellow and frizzled, manganese is lacking.',
    'All year: Look under the leaves. A white crust is cycad scale. Treat early, as the label says; for hire that takes a license.',
  ),
  careInstructionsEs: lines(
    'De octubre a mayo: Riegue rara vez; las raíces empapadas se pudren. Quite las semillas antes de que maduren, con guantes.',
    'De marzo a junio: Espere la nueva corona de hojas. Si sale amarilla y rizada, le falta manganeso.',
    'Todo el año: Mire bajo las hojas. Una costra blanca es la escama de las cícadas. Trátela pronto, como diga la etiqueta; quien cobra por hacerlo necesita licencia.',
  ),
  floridaSpecific:
    'The cycad scale has killed many sagos in southwest Florida, and it comes back. With dogs or small children in the house, choose something else; a native saw palmetto has a similar shape.',
  floridaSpecificEs:
    'La escama de las cícadas ha matado muchos sagús en el suroeste de Florida, y siempre vuelve. Si en casa hay perros o niños pequeños, elija otra planta; el saw palmetto, una palmita nativa, tiene una forma parecida.',
  issues: ['cycad-aulacaspis-scale', 'palm-manganese-deficiency'],
  imageUrl: '/guide/sago.svg',
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension: Cycas revoluta, king sago (EDIS)' },
    { title: 'University of Florida, IFAS Extension: cycad aulacaspis scale (EDIS, Featured Creatures)' },
    { title: 'ASPCA Animal Poison Control Center: toxic and non-toxic plants' },
  ],
};
