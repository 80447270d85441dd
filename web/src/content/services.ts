import { claims } from '@sandhill/company/claims.js';
import type { Language } from '@sandhill/company/language.js';
import { profile } from '@sandhill/company/profile.js';

const en = {
  title: 'Complete Property Services',
  text: 'Pick what you need. One company does the rest.',
  back: 'Back to All Services',
  benefits: 'What you get',
  details: 'See the full page',
  why: {
    title: `Why Choose ${profile.name}`,
    reasons: [
      ['One company', 'Design, irrigation, planting and machines under one contract.'],
      ['Our own crews', 'People we trained, on our payroll, with our name on the truck.'],
      [
        'Answers',
        `A reply within ${claims.quoteResponse.en}, and a ${claims.emergency.en} line for emergencies.`,
      ],
      ['Local', `In Naples since ${profile.yearFounded}: we know the soil, the salt and the county.`],
    ],
  },
  collage: 'Communities in bloom',
  quote: {
    title: 'Get a quote for this service',
    textAll: 'Request a quote',
    text: `Tell us about your property. We answer within ${claims.quoteResponse.en}.`,
  },
  detail: {
    back: 'All services',
    includes: 'What is included',
    pictures: 'From the field',
    urgentTitle: 'Urgent? Call us now',
    urgentText: `Storm damage or a broken main: our line is open ${claims.emergencyAllWeek.en}.`,
    areas: 'Service areas',
  },
  includes: {
    'hoa-packages': [
      'Weekly walk with your property manager',
      'Mowing, edging, hedges, palms and beds',
      'Wet checks and irrigation repairs',
      'Seasonal color at entrances and clubhouse',
      'Monthly report with photographs',
    ],
    'landscape-design': [
      'Site survey and soil check',
      'Scaled planting plan with plant list',
      'Hardscape, pool surrounds and drainage',
      'Planting, sod and mulch',
      'First-season care',
    ],
    irrigation: [
      'Design and new installation',
      'Smart controllers and rain sensors',
      'Wet checks, zone by zone',
      'Leak detection and repair',
      'Pumps, wells and reclaimed water',
    ],
    maintenance: [
      'Mowing, edging and blowing',
      'Hedge, shrub and palm pruning',
      'Fertilization and pest treatment',
      'Mulch and seasonal color',
      'Storm preparation',
    ],
    lighting: [
      'Evening walk with sample fixtures',
      'Low-voltage brass and copper fixtures',
      'Path, tree, facade and pool lighting',
      'Timers and app control',
      'Yearly check and lamp replacement',
    ],
    'bobcat-services': [
      'Grading and leveling',
      'Trenches and drainage swales',
      'Shell, soil and rock spreading',
      'Boulders and large palms',
      'Brush and stump removal',
    ],
    'grapple-truck': [
      'Curbside debris pickup',
      'Storm and hurricane clean-up',
      'Logs, stumps and palm fronds',
      'Lot and construction debris',
      'Hauling to a licensed site',
    ],
    'land-development': [
      'Clearing and grubbing',
      'Fill, compaction and building pads',
      'Ponds, swales and retention areas',
      'Silt fence and erosion control',
      'Final grading and sod',
    ],
  },
};

export type ServicesContent = typeof en;

const es: ServicesContent = {
  title: 'Servicios completos para su propiedad',
  text: 'Elija lo que necesita. Una sola empresa hace el resto.',
  back: 'Volver a todos los servicios',
  benefits: 'Lo que recibe',
  details: 'Ver la página completa',
  why: {
    title: `Por qué elegir ${profile.name}`,
    reasons: [
      ['Una sola empresa', 'Diseño, riego, siembra y máquinas en un mismo contrato.'],
      ['Cuadrillas propias', 'Gente que formamos nosotros, en nuestra nómina.'],
      [
        'Respuestas',
        `Contestamos en ${claims.quoteResponse.es} y atendemos emergencias las ${claims.emergency.es}.`,
      ],
      ['De aquí', `En Naples desde ${profile.yearFounded}: conocemos el suelo, la sal y el condado.`],
    ],
  },
  collage: 'Comunidades en flor',
  quote: {
    title: 'Pida un presupuesto de este servicio',
    textAll: 'Pida un presupuesto',
    text: `Cuéntenos sobre su propiedad. Respondemos en ${claims.quoteResponse.es}.`,
  },
  detail: {
    back: 'Todos los servicios',
    includes: 'Qué incluye',
    pictures: 'En el terreno',
    urgentTitle: '¿Es urgente? Llámenos ya',
    urgentText: `Daños de tormenta o una tubería rota: atendemos las ${claims.emergencyAllWeek.es}.`,
    areas: 'Zonas de servicio',
  },
  includes: {
    'hoa-packages': [
      'Recorrido semanal con su encargado',
      'Césped, bordes, setos, palmas y canteros',
      'Revisión y reparación del riego',
      'Flores de temporada en entradas y casa club',
      'Informe mensual con fotos',
    ],
    'landscape-design': [
      'Levantamiento del terreno y análisis del suelo',
      'Plano de siembra a escala con lista de plantas',
      'Pavimentos, área de piscina y drenaje',
      'Siembra, césped y mantillo',
      'Cuidado durante la primera temporada',
    ],
    irrigation: [
      'Diseño e instalación',
      'Controladores inteligentes y sensores de lluvia',
      'Revisión zona por zona',
      'Detección y reparación de fugas',
      'Bombas, pozos y agua reciclada',
    ],
    maintenance: [
      'Corte, bordes y soplado',
      'Poda de setos, arbustos y palmas',
      'Fertilización y control de plagas',
      'Mantillo y flores de temporada',
      'Preparación para tormentas',
    ],
    lighting: [
      'Recorrido al anochecer con luces de muestra',
      'Lámparas de latón y cobre de bajo voltaje',
      'Luz para senderos, árboles, fachadas y piscina',
      'Temporizadores y control por aplicación',
      'Revisión anual y cambio de lámparas',
    ],
    'bobcat-services': [
      'Nivelación',
      'Zanjas y cunetas de drenaje',
      'Extendido de concha, tierra y piedra',
      'Piedras grandes y palmas adultas',
      'Retiro de maleza y tocones',
    ],
    'grapple-truck': [
      'Recogida de escombros en la acera',
      'Limpieza después de tormentas y huracanes',
      'Troncos, tocones y pencas',
      'Escombros de terrenos y obras',
      'Acarreo a un sitio autorizado',
    ],
    'land-development': [
      'Desmonte y destronque',
      'Relleno, compactación y plataformas',
      'Estanques, cunetas y áreas de retención',
      'Barreras y control de erosión',
      'Nivelación final y césped',
    ],
  },
};

export const servicesContent: Record<Language, ServicesContent> = { en, es };
