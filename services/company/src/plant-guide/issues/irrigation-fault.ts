import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const irrigationFault: ShippedIssue = {
  slug: 'irrigation-fault',
  issue: 'Irrigation fault',
  issueEs: 'Falla del riego',
  description: paragraphs(
    'One corner, strip or bed stays dry while the rest is fine, or one spot is always wet. Dry grass turns bluish gray, its blades fold, and footprints stay. Shrubs wilt in the afternoon. Too much water shows as soft ground, puddles and yellow leaves.',
    'The shape says much: arcs, straight edges, and spots halfway between two sprinklers may be a matter of water rather than of insects.',
  ),
  descriptionEs: paragraphs(
    'Una esquina, una franja o un cantero queda seco y el resto está bien, o un lugar está siempre mojado. El césped seco se pone gris azulado, dobla sus hojas y guarda las pisadas. Los arbustos se marchitan por la tarde. El exceso de agua se nota en el suelo blando, los charcos y las hojas amarillas.',
    'La forma dice mucho: arcos, orillas rectas y manchas a medio camino entre dos aspersores pueden ser cosa del agua y no de insectos.',
  ),
  causes: [
    'A head that is blocked, sunken, tilted or broken, or a plant that has grown in front of it',
    'A leaking pipe, or a valve that does not open or close',
    'Turf and beds on one zone, or too little pressure',
    'A controller that is set for another season',
  ],
  causesEs: [
    'Un aspersor tapado, hundido, torcido o roto, o una planta que creció delante',
    'Una tubería con fuga, o una válvula que no abre o no cierra',
    'Césped y canteros en una misma zona, o poca presión',
    'Un controlador ajustado para otra temporada',
  ],
  solutions: [
    'Run each zone by day for a moment and watch every head',
    'Set out equal cans in the dry part and in the good one: they should fill alike',
    'Clean and straighten what you can reach; pipes, valves and wires are for a technician',
    'Water the dry spot by hand until it is repaired',
  ],
  solutionsEs: [
    'Encienda cada zona de día un momento y mire cada aspersor',
    'Ponga latas iguales en la parte seca y en la buena: deben llenarse igual',
    'Limpie y enderece lo que alcance; tuberías, válvulas y cables son para un técnico',
    'Riegue a mano el lugar seco hasta que se repare',
  ],
  prevention: [
    'Have every zone run and adjusted twice a year',
    'Change the minutes with the seasons, within your county’s rules',
    'Test the rain sensor before the rains',
  ],
  preventionEs: [
    'Haga probar y ajustar cada zona dos veces al año',
    'Cambie los minutos según la temporada, dentro de las reglas de su condado',
    'Pruebe el sensor de lluvia antes de las lluvias',
  ],
  severity: 'moderate',
  confidence: 'medium',
  signs: [
    { sign: 'dry-corner', weight: 3 },
    { sign: 'wet-ground', weight: 3 },
    { sign: 'sprinkler-fails', weight: 3 },
    { sign: 'folded-blades', weight: 3 },
    { sign: 'wilting', weight: 2 },
    { sign: 'yellow-patch', weight: 1 },
    { sign: 'brown-edges', weight: 1 },
    { sign: 'leaf-drop', weight: 1 },
    { sign: 'yellow-leaves', weight: 1 },
  ],
  groups: ['lawn', 'hedge', 'shrub', 'ground-cover', 'tree', 'palm'],
  plants: [
    'st-augustinegrass',
    'bougainvillea',
    'dune-sunflower',
    'hibiscus',
    'ixora',
    'podocarpus',
    'small-leaf-clusia',
    'southern-magnolia',
  ],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  lookAlikes: ['chinch-bug', 'ficus-whitefly', 'ixora-chlorosis', 'salt-and-wind-burn', 'take-all-root-rot'],
  synonyms: [
    'dry spot',
    'broken sprinkler',
    'drought',
    'overwatering',
    'sequía',
    'aspersor roto',
    'exceso de agua',
  ],
  serviceId: 'irrigation',
  needsLicence: false,
  sources: [
    { title: 'University of Florida, IFAS Extension: Don’t Blame Pests for Dry Spots in Your Lawn' },
    {
      title: 'University of Florida, IFAS Extension Escambia County: Manage Irrigation for Healthy Lawns',
      url: 'https://blogs.ifas.ufl.edu/escambiaco/2017/06/23/manage-irrigation-healthy-lawns',
    },
  ],
};
