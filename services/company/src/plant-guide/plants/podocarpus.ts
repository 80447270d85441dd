import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const podocarpus: ShippedPlant = {
  slug: 'podocarpus',
  name: 'Podocarpus',
  nameEs: 'Podocarpo',
  scientificName: 'Podocarpus macrophyllus',
  synonyms: [
    'yew podocarpus',
    'southern yew',
    'Japanese yew',
    'yew pine',
    'Buddhist pine',
    'pino de Buda',
    'podocarpus hedge',
  ],
  group: 'hedge',
  light: ['sun', 'part-shade', 'shade'],
  water: 'medium',
  salt: 'medium',
  heightFt: 10,
  isNative: false,
  isPoisonous: true,
  description: paragraphs(
    'A slow, upright evergreen with narrow, dark leaves, for a formal hedge that has to stay slim between two houses. It takes shade and the shears better than almost anything else. Unpruned it becomes a tree.',
    'Leaves and seeds are poisonous to people and to dogs and cats: they cause vomiting. Pick up the blue-green seeds where pets or small children play.',
  ),
  descriptionEs: paragraphs(
    'Una planta lenta, recta y siempre verde, de hojas angostas y oscuras, para un seto formal que deba quedar delgado entre dos casas. Tolera la sombra y la tijera mejor que casi todas. Sin poda se vuelve árbol.',
    'Sus hojas y semillas son tóxicas para las personas, los perros y los gatos: causan vómitos. Recoja las semillas verde azuladas donde jueguen mascotas o niños pequeños.',
  ),
  careInstructions: lines(
    'October to May: Water deeply in dry weeks for the first two years. Do the heavy trimming in late winter.',
    'March to June: Soft new tips draw blue-gray aphids, and sooty mold follows. A strong jet of water is often enough.',
    'June to September: Watch for wet ground. Roots that stand in water rot, and then whole plants turn gray and die.',
  ),
  careInstructionsEs: lines(
    'De octubre a mayo: Riegue a fondo en las semanas secas durante los dos primeros años. Haga la poda fuerte a fines del invierno.',
    'De marzo a junio: Los brotes tiernos atraen pulgones gris azulados, y detrás viene la fumagina. Muchas veces basta un chorro fuerte de agua.',
    'De junio a septiembre: Cuidado con el suelo encharcado. Las raíces en agua se pudren, y entonces plantas enteras se ponen grises y mueren.',
  ),
  floridaSpecific:
    'It is one of the surest tall hedges for a shady side yard here, provided that water drains. In new neighborhoods with packed fill, plant it on a low ridge. Patience is part of it: a foot a year is good growth.',
  floridaSpecificEs:
    'Aquí es uno de los setos altos más seguros para un lado sombreado de la casa, siempre que el agua drene. En barrios nuevos, de relleno apretado, plántelo sobre un lomo bajo de tierra. Hay que tener paciencia: un pie al año es buen crecimiento.',
  issues: ['sooty-mold', 'irrigation-fault'],
  confidence: 'high',
  sources: [
    {
      title:
        'University of Florida, IFAS Extension: key plant, key pests: southern yew, Podocarpus macrophyllus (EDIS)',
      url: 'https://edis.ifas.ufl.edu/publication/EP637',
    },
    { title: 'ASPCA Animal Poison Control Center: toxic and non-toxic plants' },
  ],
};
