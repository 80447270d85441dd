import type { ServiceGuide } from './service-guide.js';

export const guide: ServiceGuide = {
  checklist: {
    title: { en: 'Before you dig', es: 'Antes de excavar' },
    items: [
      {
        en: 'A boundary and tree survey that is not older than the last storm',
        es: 'Un plano de límites y árboles que no sea anterior a la última tormenta',
      },
      {
        en: 'A walk for gopher tortoise burrows: the state asks for a permit before work within 25 feet of one',
        es: 'Un recorrido por madrigueras de tortuga de Florida: el estado pide permiso para trabajar a menos de 25 pies de una',
      },
      {
        en: 'Wetland lines and flood zone, which decide how much may be filled',
        es: 'Límites de humedales y zona de inundación, que deciden cuánto se puede rellenar',
      },
      {
        en: 'County permits for vegetation removal and site work; stormwater papers of the state from one acre on',
        es: 'Permisos del condado para desmonte y obra; del estado para aguas pluviales, desde un acre',
      },
      {
        en: 'Call 811: two full business days before the first bucket',
        es: 'Llame al 811: dos días hábiles completos antes de la primera excavación',
      },
      {
        en: 'Silt fence and tree protection standing before a machine is unloaded',
        es: 'Barrera de sedimentos y protección de árboles puestas antes de bajar una máquina',
      },
    ],
  },
  steps: [
    {
      title: { en: 'Read the site', es: 'Leer el terreno' },
      text: {
        en: 'We walk it with your engineer’s plan, probe for rock and find where water goes today. The estimate lists quantities, so that you can compare it.',
        es: 'Lo recorremos con el plano de su ingeniero, buscamos roca y vemos adónde va hoy el agua. El presupuesto enumera cantidades para que pueda compararlo.',
      },
    },
    {
      title: { en: 'Clear and fill', es: 'Desmontar y rellenar' },
      text: {
        en: 'Exotics and stumps go, what should stay is fenced. Fill comes in lifts, each compacted and tested before the next.',
        es: 'Salen las especies exóticas y los tocones; lo que debe quedar se cerca. El relleno llega por capas, cada una compactada y probada antes de la siguiente.',
      },
    },
    {
      title: { en: 'Shape and hand over', es: 'Dar forma y entregar' },
      text: {
        en: 'Ponds, swales and pads are cut to laser grades and recorded. The builder gets the as-built figures and a site that has passed inspection.',
        es: 'Estanques, cunetas y plataformas se nivelan con láser y se registran. El constructor recibe las cotas finales y un terreno que pasó la inspección.',
      },
    },
  ],
  factors: [
    {
      en: 'Cubic yards of fill, and how far the pit is',
      es: 'Las yardas cúbicas de relleno, y la distancia a la cantera',
    },
    {
      en: 'Rock: caprock near the surface changes machines and days',
      es: 'La roca: caliza cerca de la superficie cambia máquinas y días',
    },
    {
      en: 'How much has to be cleared, and what may be burned, chipped or must be hauled',
      es: 'Cuánto hay que desmontar, y qué se puede quemar o triturar y qué hay que acarrear',
    },
    {
      en: 'Water table and season: a pond dug in September needs pumps',
      es: 'El nivel del agua y la época: un estanque excavado en septiembre pide bombas',
    },
    {
      en: 'Permits and inspections, whose dates are not ours to promise',
      es: 'Permisos e inspecciones, cuyas fechas no dependen de nosotros',
    },
  ],
  seasonsTitle: { en: 'When to move earth', es: 'Cuándo mover tierra' },
  seasons: [
    {
      from: 11,
      to: 5,
      title: { en: 'Earthwork', es: 'Movimiento de tierra' },
      text: {
        en: 'Low water, firm ground, tests that pass the first time. Permits requested in summer are ready for it.',
        es: 'Nivel de agua bajo, suelo firme y pruebas que pasan a la primera. Los permisos pedidos en verano llegan a tiempo.',
      },
    },
    {
      from: 6,
      to: 10,
      title: { en: 'Rain', es: 'Lluvias' },
      text: {
        en: 'The silt fence is checked after every storm, slopes get sod or seed at once. Trees and sod root well now.',
        es: 'La barrera se revisa después de cada tormenta y los taludes reciben césped o semilla enseguida. Árboles y césped arraigan bien.',
      },
    },
  ],
  related: [
    {
      id: 'bobcat-services',
      why: {
        en: 'for corners a big machine cannot reach',
        es: 'para rincones donde no entra una máquina grande',
      },
    },
    {
      id: 'landscape-design',
      why: { en: 'a plan before the ground is shaped', es: 'un plano antes de dar forma al terreno' },
    },
    {
      id: 'irrigation',
      why: {
        en: 'sleeves under drives while they are open',
        es: 'tubos bajo las entradas antes de pavimentar',
      },
    },
  ],
};
