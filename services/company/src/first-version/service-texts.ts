import type { Localized } from '../language.js';
import type { ServiceId } from '../service-ids.js';

interface Texts {
  fullDescription: Localized;
  benefits: Localized[];
}

export const serviceTexts: Record<ServiceId, Texts> = {
  'hoa-packages': {
    fullDescription: {
      en: 'Homeowner associations need grounds that look the same in every street and a budget that holds all year. Our packages bundle mowing, beds, hedges, palms, irrigation and seasonal color under one contract. A dedicated property manager walks your community every week, answers residents, and tells the board what was done, what it cost and what comes next.',
      es: 'Las asociaciones de propietarios necesitan áreas verdes parejas en todas las calles y un presupuesto que alcance todo el año. Nuestros paquetes reúnen césped, canteros, setos, palmas, riego y flores de temporada en un solo contrato. Un encargado recorre su comunidad cada semana, atiende a los residentes y le informa a la junta qué se hizo, cuánto costó y qué sigue.',
    },
    benefits: [
      {
        en: 'Dedicated property managers who know your community',
        es: 'Encargados fijos que conocen su comunidad',
      },
      {
        en: 'Value transparency reports with every invoice',
        es: 'Informes claros de costos y resultados con cada factura',
      },
      {
        en: '{emergencyAllWeek} emergency response for storms and broken mains',
        es: 'Respuesta a emergencias las {emergencyAllWeek}',
      },
      {
        en: 'Capital investment planning, three to five years ahead',
        es: 'Planificación de inversiones de tres a cinco años',
      },
      {
        en: 'Smart irrigation that cuts consumption by {waterSaving}',
        es: 'Riego inteligente que ahorra {waterSaving} de agua',
      },
      {
        en: 'Board meeting support, in person or by video',
        es: 'Apoyo en las reuniones de la junta, en persona o por video',
      },
      {
        en: 'Mowing, edging, hedges, palms and beds on one schedule',
        es: 'Césped, bordes, setos, palmas y canteros en un mismo calendario',
      },
      { en: 'Seasonal color at entrances and clubhouse', es: 'Flores de temporada en entradas y casa club' },
    ],
  },
  'landscape-design': {
    fullDescription: {
      en: 'A good Florida garden starts with shade, drainage and salt, and ends with color. We measure the site, draw a plan to scale and show you the plants before you decide. Then the same people who drew it build it: grading, hardscape, palms, beds and lighting, in the order that saves you money.',
      es: 'Un buen jardín en Florida empieza por la sombra, el drenaje y la sal, y termina con el color. Medimos el terreno, dibujamos un plano a escala y le mostramos las plantas antes de decidir. Después lo construye el mismo equipo que lo dibujó: nivelación, pisos exteriores, palmas, canteros e iluminación, en el orden que le ahorra dinero.',
    },
    benefits: [
      {
        en: 'A scaled plan and plant list you keep',
        es: 'Un plano a escala y una lista de plantas que son suyos',
      },
      {
        en: 'Native and salt-tolerant planting that needs less water',
        es: 'Plantas nativas y resistentes a la sal que necesitan menos agua',
      },
      {
        en: 'Mature palms and specimen trees, sourced and set by us',
        es: 'Palmas adultas y árboles grandes, elegidos y plantados por nosotros',
      },
      {
        en: 'Terraces, paths and pool surrounds in one design',
        es: 'Terrazas, senderos y bordes de piscina en un solo diseño',
      },
      {
        en: 'One project lead from first sketch to last plant',
        es: 'Una sola persona responsable, del primer boceto a la última planta',
      },
      {
        en: 'Drainage, sod and mulch in the same contract',
        es: 'Drenaje, césped y mantillo en el mismo contrato',
      },
      { en: 'Care through the first season', es: 'Cuidado durante la primera temporada' },
    ],
  },
  irrigation: {
    fullDescription: {
      en: 'We design, install and repair irrigation for homes, communities and commercial sites. Every visit ends with a zone-by-zone list of what we found and fixed. Smart controllers read the weather and the soil and save {waterSaving} of the water, within the county’s watering days.',
      es: 'Diseñamos, instalamos y reparamos riego para casas, comunidades y locales comerciales. Cada visita termina con una lista, zona por zona, de lo que encontramos y arreglamos. Los controladores inteligentes leen el clima y el suelo y ahorran {waterSaving} de agua, dentro de los días de riego del condado.',
    },
    benefits: [
      {
        en: 'Smart controllers saving {waterSaving} of the water',
        es: 'Controladores inteligentes que ahorran {waterSaving} de agua',
      },
      {
        en: 'Wet checks with a written result for every zone',
        es: 'Revisiones con un resultado por escrito de cada zona',
      },
      {
        en: 'Leaks and broken heads repaired on the first visit when possible',
        es: 'Fugas y aspersores rotos reparados en la primera visita, si es posible',
      },
      {
        en: 'Pumps, wells and reclaimed-water connections',
        es: 'Bombas, pozos y conexiones de agua reciclada',
      },
      {
        en: 'Schedules that follow county watering rules',
        es: 'Horarios que respetan las reglas de riego del condado',
      },
      {
        en: 'New systems, designed and installed with rain sensors',
        es: 'Sistemas nuevos, diseñados e instalados con sensores de lluvia',
      },
    ],
  },
  maintenance: {
    fullDescription: {
      en: 'The same crew, the same day, every visit. We mow and edge, trim hedges and palms, feed and treat by what the plants show, and refresh mulch and color twice a year. You get a note after each visit, and one number to call when something is wrong.',
      es: 'La misma cuadrilla, el mismo día, en cada visita. Cortamos y perfilamos el césped, podamos setos y palmas, fertilizamos y tratamos según lo que muestran las plantas, y renovamos el mantillo y el color dos veces al año. Después de cada visita recibe una nota, y tiene un solo número para llamar si algo anda mal.',
    },
    benefits: [
      { en: 'The same crew on the same day', es: 'La misma cuadrilla, el mismo día' },
      { en: 'Mowing, edging and blowing at every visit', es: 'Corte, bordes y soplado en cada visita' },
      {
        en: 'Licensed fertilization and pest treatment',
        es: 'Fertilización y control de plagas con licencia',
      },
      {
        en: 'Hedges, palms and trees pruned at the right time of year',
        es: 'Setos, palmas y árboles podados en la época correcta',
      },
      { en: 'Seasonal color and fresh mulch', es: 'Flores de temporada y mantillo fresco' },
      { en: 'A short note after every visit', es: 'Una breve nota después de cada visita' },
      { en: 'Preparation before a storm', es: 'Preparación antes de una tormenta' },
    ],
  },
  lighting: {
    fullDescription: {
      en: 'Good light shows the garden and hides the lamp. We walk the property with you at dusk, place sample fixtures, and install brass low-voltage systems that stand up to salt air. Timers follow the sun; sea-turtle rules near the beach are part of the plan.',
      es: 'La buena luz muestra el jardín y esconde la lámpara. Recorremos la propiedad con usted al anochecer, colocamos luces de muestra e instalamos sistemas de bajo voltaje en latón que resisten el aire salado. Los temporizadores siguen al sol, y las reglas de tortugas marinas cerca de la playa son parte del plan.',
    },
    benefits: [
      {
        en: 'Professional installation by our own crews',
        es: 'Instalación profesional por nuestras propias cuadrillas',
      },
      { en: 'Quality materials that suit the coast', es: 'Materiales de calidad, aptos para la costa' },
      { en: 'A written estimate before work starts', es: 'Presupuesto por escrito antes de empezar' },
      { en: 'Licensed and insured', es: 'Con licencia y seguro' },
      { en: 'Support after the job is done', es: 'Atención después de terminar el trabajo' },
    ],
  },
  'bobcat-services': {
    fullDescription: {
      en: 'A compact track loader does in a morning what a crew does in a week, and fits through a side gate. We grade pads and swales, dig trenches, spread shell and topsoil, set boulders and clear brush. Mats protect the lawn, and the operator is ours.',
      es: 'Una cargadora compacta hace en una mañana lo que una cuadrilla hace en una semana, y pasa por un portón lateral. Nivelamos plataformas y cunetas, abrimos zanjas, extendemos concha y tierra, colocamos piedras y limpiamos maleza. Las planchas protegen el césped y el operador es nuestro.',
    },
    benefits: [
      { en: 'Fits through a gate of 66 inches', es: 'Pasa por un portón de 66 pulgadas' },
      {
        en: 'Grading, swales and drainage that follow a plan',
        es: 'Nivelación, cunetas y drenaje según un plano',
      },
      {
        en: 'Trenches, boulders, large palms, brush and stumps',
        es: 'Zanjas, piedras, palmas adultas, maleza y tocones',
      },
      {
        en: 'Experienced operators on our own payroll',
        es: 'Operadores con experiencia, de nuestro propio equipo',
      },
      { en: 'Ground protection over lawns and pavers', es: 'Protección para césped y adoquines' },
      { en: 'By the hour, by the day or by the job', es: 'Por hora, por día o por trabajo' },
    ],
  },
  'grapple-truck': {
    fullDescription: {
      en: 'Our grapple truck reaches over hedges and lifts what crews cannot carry: logs, fronds, stumps and mixed storm debris. One truck clears most streets in a visit. Before hurricane season you can reserve a place on the list, so that your community is cleared among the first.',
      es: 'Nuestro camión con garra alcanza por encima de los setos y levanta lo que una cuadrilla no puede cargar: troncos, pencas, tocones y escombros de tormenta. Un camión despeja casi cualquier calle en una visita. Antes de la temporada de huracanes puede reservar un lugar en la lista para que su comunidad esté entre las primeras.',
    },
    benefits: [
      {
        en: 'Same-day curbside pickup in most communities',
        es: 'Recogida al borde de la calle el mismo día en casi todas las comunidades',
      },
      {
        en: 'Hurricane list: reserved places before the season',
        es: 'Lista de huracanes: lugares reservados antes de la temporada',
      },
      {
        en: 'Reaches over walls and hedges without crossing the lawn',
        es: 'Alcanza sobre muros y setos sin pisar el césped',
      },
      {
        en: 'Logs, fronds, stumps and mixed debris in one load',
        es: 'Troncos, pencas, tocones y escombros en una sola carga',
      },
      {
        en: 'Lots and construction sites, hauled to a licensed site',
        es: 'Terrenos y obras, con acarreo a un sitio autorizado',
      },
      {
        en: 'Photographs of the cleared site for your insurer',
        es: 'Fotos del sitio despejado para su aseguradora',
      },
    ],
  },
  'land-development': {
    fullDescription: {
      en: 'From the first survey stake to the finished pad: we clear, grub, fill, compact and shape ponds and swales, and keep silt fence and permits in order while we do. One contract covers machines, hauling and erosion control, so that the builder finds the site ready on the day agreed.',
      es: 'De la primera estaca a la plataforma terminada: desmontamos, rellenamos, compactamos y damos forma a estanques y cunetas, con la barrera de sedimentos y los permisos en orden. Un solo contrato cubre máquinas, acarreo y control de erosión, para que el constructor encuentre el terreno listo el día acordado.',
    },
    benefits: [
      {
        en: 'Clearing, fill and grading under one contract',
        es: 'Desmonte, relleno y nivelación en un solo contrato',
      },
      {
        en: 'Erosion control that stands at the inspection',
        es: 'Control de erosión que pasa la inspección',
      },
      {
        en: 'Pond, swale and retention work to the engineer’s plan',
        es: 'Estanques, cunetas y retención según el plano del ingeniero',
      },
      { en: 'Laser-guided grades, checked and recorded', es: 'Niveles con láser, revisados y registrados' },
      { en: 'Own machines, own trucks, fixed dates', es: 'Máquinas y camiones propios, fechas fijas' },
      { en: 'Final grading and sod', es: 'Nivelación final y césped' },
    ],
  },
};
