import type { ServiceGuide } from './service-guide.js';

export const guide: ServiceGuide = {
  steps: [
    {
      title: { en: 'Look at the way in', es: 'Vemos la entrada' },
      text: {
        en: 'We measure gates, slopes and overhead lines, and ask what lies underground. Many jobs can be priced from photographs and a sketch.',
        es: 'Medimos portones, pendientes y cables aéreos, y preguntamos qué hay bajo tierra. Muchos presupuestos se hacen con fotos y un croquis.',
      },
    },
    {
      title: { en: 'Mark and protect', es: 'Marcar y proteger' },
      text: {
        en: 'Utilities are located before the machine arrives, irrigation heads get flags. Mats go over lawn and pavers on the way to the work.',
        es: 'Las líneas subterráneas se localizan antes de que llegue la máquina y los aspersores se marcan con banderitas. El paso sobre césped y pavimento se cubre con planchas.',
      },
    },
    {
      title: { en: 'Dig, grade, sweep', es: 'Excavar, nivelar, barrer' },
      text: {
        en: 'Our operator works to stakes or a laser and checks that water runs where it should. The spoil leaves with us, and the street is swept.',
        es: 'Nuestro operador trabaja con estacas o láser y comprueba que el agua corra hacia donde debe. La tierra sobrante se va con nosotros y la calle queda barrida.',
      },
    },
  ],
  checklist: {
    title: { en: 'Before the machine comes', es: 'Antes de que llegue la máquina' },
    items: [
      {
        en: 'Measure the narrowest gate: 66 inches is enough, posts included',
        es: 'Mida el portón más angosto: bastan 66 pulgadas entre postes',
      },
      {
        en: 'Mark private lines: pool, gas tank, lights, septic. Public utilities mark only their own',
        es: 'Marque las líneas privadas: piscina, gas, luces, fosa séptica. Las empresas públicas solo marcan las suyas',
      },
      {
        en: 'Move cars, pots and furniture from the way in',
        es: 'Retire autos, macetas y muebles del paso',
      },
      {
        en: 'Tell the neighbor if the way leads along the lot line',
        es: 'Avise al vecino si el paso va por el límite',
      },
      {
        en: 'Decide where good topsoil should stay, before it is gone',
        es: 'Decida dónde se queda la tierra buena, antes de que se vaya',
      },
    ],
  },
  factors: [
    {
      en: 'Hours of machine and operator; delivery counts once, however long the day',
      es: 'Horas de máquina y operador; el traslado se cobra una vez, dure lo que dure el día',
    },
    {
      en: 'What has to be hauled away, and what has to be brought: shell, sand, topsoil',
      es: 'Lo que hay que llevarse y lo que hay que traer: concha, arena, tierra',
    },
    {
      en: 'Caprock: limestone a foot down needs a breaker instead of a bucket',
      es: 'La roca: caliza a un pie de profundidad pide martillo en lugar de cuchara',
    },
    {
      en: 'Wet ground: in summer a day of waiting may be cheaper than ruts',
      es: 'El suelo mojado: en verano, esperar un día puede costar menos que los surcos',
    },
  ],
  seasonsTitle: { en: 'When the ground carries', es: 'Cuándo aguanta el suelo' },
  seasons: [
    {
      from: 10,
      to: 5,
      title: { en: 'Dry months', es: 'Meses secos' },
      text: {
        en: 'The ground carries the machine, and swales can be shaped before the rain tests them. Spring fills up first.',
        es: 'El suelo aguanta la máquina y las cunetas se forman antes de que la lluvia las pruebe. La agenda de primavera se llena primero.',
      },
    },
    {
      from: 6,
      to: 9,
      title: { en: 'Rainy season', es: 'Temporada de lluvias' },
      text: {
        en: 'We dig in the morning and leave no trench open overnight. After a storm this is the machine that finds out where water stands.',
        es: 'Excavamos por la mañana y no dejamos zanjas abiertas de noche. Después de una tormenta se ve dónde se queda el agua, y eso se puede corregir.',
      },
    },
  ],
  related: [
    {
      id: 'land-development',
      why: { en: 'when the job is a whole lot', es: 'cuando el trabajo es un terreno entero' },
    },
    {
      id: 'grapple-truck',
      why: { en: 'takes away what the machine piles up', es: 'se lleva lo que la máquina amontona' },
    },
    {
      id: 'irrigation',
      why: { en: 'pipes laid while the trench is open', es: 'tuberías mientras la zanja está abierta' },
    },
  ],
};
