import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const chinchBug: ShippedIssue = {
  slug: 'chinch-bug',
  issue: 'Chinch bug',
  issueEs: 'Chinche del césped',
  description: paragraphs(
    'Patches of lawn, mostly of St. Augustinegrass, turn yellow, then straw-colored, in the hottest and sunniest places. They often begin along a driveway or sidewalk and keep growing although the lawn is watered.',
    'At the edge of a patch, part the grass down to the soil. Adults are tiny and black, with white wings folded flat; young ones are reddish with a pale band. If no insects are there, it may be drought or a root disease.',
  ),
  descriptionEs: paragraphs(
    'El césped San Agustín se pone amarillo y luego color paja en los lugares de más calor y sol. La mancha suele empezar junto a una acera o a la entrada de autos y sigue creciendo aunque se riegue.',
    'En la orilla de la mancha, abra el césped hasta ver la tierra. Los adultos son diminutos y negros, con las alas blancas plegadas; los jóvenes son rojizos, con una franja clara. Si no hay insectos, puede ser sequía o una enfermedad de la raíz.',
  ),
  causes: [
    'A small insect that sucks sap at the base of the blades',
    'Heat, drought and the warmth of pavement',
    'Thick thatch and quick nitrogen, which make the grass soft',
  ],
  causesEs: [
    'Un insecto pequeño que chupa la savia en la base de las hojas',
    'Sequía, sol fuerte y pavimento que guarda el calor',
    'Una capa gruesa de restos secos y el nitrógeno de efecto rápido, que ablandan el césped',
  ],
  solutions: [
    'Look for the insects where yellow meets green before anything is sprayed',
    'Check that the sprinklers reach the spot: dry grass looks the same',
    'If insects are found, the patch and a margin around it are treated. The label decides; pesticide work for hire takes a license',
    'Replace turf that is dead; it does not come back',
  ],
  solutionsEs: [
    'Busque los insectos donde lo amarillo toca lo verde, antes de aplicar nada',
    'Revise que los aspersores lleguen al lugar: el césped seco se ve igual',
    'Si hay insectos, se tratan la mancha y un margen alrededor. Siga siempre la etiqueta del producto; quien cobra por aplicar pesticidas necesita licencia',
    'Reponga el césped muerto: no vuelve a brotar',
  ],
  prevention: [
    'Mow high and never take more than a third of the blade',
    'Use slow-release fertilizer, and only as much as the lawn needs',
    'Walk along the sunny edges every week in the warm months',
  ],
  preventionEs: [
    'Corte alto y nunca quite más de un tercio de la hoja',
    'Use fertilizante de liberación lenta, solo lo que el césped necesita',
    'Recorra las orillas soleadas cada semana en los meses cálidos',
  ],
  severity: 'high',
  confidence: 'medium',
  signs: [
    { sign: 'black-white-bugs', weight: 3 },
    { sign: 'dead-by-pavement', weight: 3 },
    { sign: 'patch-spreads', weight: 2 },
    { sign: 'yellow-patch', weight: 1 },
  ],
  groups: ['lawn'],
  plants: ['st-augustinegrass'],
  months: [3, 4, 5, 6, 7, 8, 9, 10, 11],
  lookAlikes: ['irrigation-fault', 'large-patch', 'take-all-root-rot', 'tropical-sod-webworm'],
  synonyms: ['southern chinch bug', 'chinches', 'chinche', 'Blissus insularis'],
  serviceId: 'maintenance',
  needsLicence: true,
  sources: [
    {
      title: 'University of Florida, IFAS Extension: Managing Southern Chinch Bug in Warm Season Turfgrasses',
    },
  ],
  imageUrl: '/guide/sign-yellow-patch.svg',
};
