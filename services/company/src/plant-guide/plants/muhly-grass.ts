import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const muhlyGrass: ShippedPlant = {
  slug: 'muhly-grass',
  name: 'Muhly grass',
  nameEs: 'Pasto muhly',
  scientificName: 'Muhlenbergia capillaris',
  synonyms: [
    'pink muhly',
    'gulf muhly',
    'hairawn muhly',
    'muhlygrass',
    'hierba muhly',
    'pasto rosado',
    'zacate rosado',
  ],
  group: 'ground-cover',
  light: ['sun', 'part-shade'],
  water: 'low',
  salt: 'high',
  heightFt: 3,
  isNative: true,
  isPoisonous: false,
  description: paragraphs(
    'A native bunch grass with thin, wiry leaves, plain and green for most of the year. In fall, fine plumes rise above it and turn whole beds into a pink haze for weeks; a white kind exists.',
    'It looks best in drifts of ten or more, with low sun behind it. It lives in dry sand and in swales that flood, and needs no fertilizer.',
  ),
  descriptionEs: paragraphs(
    'Un pasto nativo que crece en matas de hojas finas como alambre, sencillo y verde casi todo el año. En otoño levanta plumas delicadas que por semanas convierten el cantero en una niebla rosada; también lo hay blanco.',
    'Luce más en grupos de diez o más, con el sol bajo por detrás. Vive en arena seca y en zanjas que se inundan, y no necesita fertilizante.',
  ),
  careInstructions: lines(
    'October to December: It blooms. Leave the plumes; birds take the seeds.',
    'February to March: Comb out dead leaves, or cut the clump back to about half a foot once a year. Divide old clumps that are empty in the middle.',
    'April to September: Water only new plants. Do not set them too deep, and keep mulch off the crown.',
  ),
  careInstructionsEs: lines(
    'De octubre a diciembre: Florece. Deje las plumas; los pájaros comen las semillas.',
    'De febrero a marzo: Peine las hojas secas, o corte la mata a medio pie una vez al año. Divida las matas viejas que estén vacías en el centro.',
    'De abril a septiembre: Riegue solo las plantas nuevas. No las entierre demasiado y no cubra el centro con mantillo.',
  ),
  floridaSpecific:
    'In southwest Florida it grows wild in pinelands, wet prairies and behind the dunes, so salt wind does not trouble it. Too little sun and too much irrigation are why it stays green in October.',
  floridaSpecificEs:
    'En el suroeste de Florida crece silvestre en pinares, praderas húmedas y detrás de las dunas; el viento salado no le molesta. Si en octubre sigue verde, le falta sol o le sobra riego.',
  issues: [],
  imageUrl: '/guide/muhly-grass.svg',
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension: muhly grass (Gardening Solutions)' },
    {
      title: 'Sanibel-Captiva Conservation Foundation: muhly grass',
      url: 'https://sccf.org/blog/2021/10/27/meet-the-natives-muhly-grass/',
    },
  ],
};
