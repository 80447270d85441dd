import { claims } from './claims.js';
import type { Localized, LocalizedList } from './language.js';
import type { ServiceId } from './service-ids.js';

export interface ServiceTexts {
  fullDescription: Localized;
  benefits: LocalizedList;
}

/** Texts about each service, in both languages. */
export const serviceTexts: Record<ServiceId, ServiceTexts> = {
  'hoa-packages': {
    fullDescription: {
      en: 'Homeowner associations need grounds that look the same in every street and a budget that holds all year. Our packages bundle mowing, beds, hedges, palms, irrigation and seasonal color under one contract. A dedicated property manager walks your community every week, answers residents, and tells the board what was done, what it cost and what comes next.',
      es: 'Las asociaciones de propietarios necesitan áreas verdes parejas en todas las calles y un presupuesto que alcance todo el año. Nuestros paquetes reúnen césped, canteros, setos, palmas, riego y flores de temporada en un solo contrato. Un encargado recorre su comunidad cada semana, atiende a los residentes y le informa a la junta qué se hizo, cuánto costó y qué sigue.',
    },
    benefits: {
      en: [
        'Dedicated property managers who know your community',
        'Value transparency reports with every invoice',
        `${claims.emergencyAllWeek.en} emergency response for storms and broken mains`,
        'Capital investment planning, three to five years ahead',
        `Smart irrigation that cuts consumption by ${claims.waterSaving.en}`,
        'Board meeting support, in person or by video',
        'Mowing, edging, hedges, palms and beds on one schedule',
        'Seasonal color at entrances and clubhouse',
      ],
      es: [
        'Encargados dedicados que conocen su comunidad',
        'Informes claros de costos y resultados con cada factura',
        `Respuesta a emergencias las ${claims.emergencyAllWeek.es}`,
        'Planificación de inversiones a tres y cinco años',
        `Riego inteligente que reduce el consumo ${claims.waterSaving.es}`,
        'Apoyo en las reuniones de la junta, en persona o por video',
        'Césped, bordes, setos, palmas y canteros en un mismo calendario',
        'Flores de temporada en entradas y casa club',
      ],
    },
  },
  'landscape-design': {
    fullDescription: {
      en: 'A good Florida garden starts with shade, drainage and salt, and ends with color. We measure the site, draw a plan to scale and show you the plants before you decide. Then the same people who drew it build it: grading, hardscape, palms, beds and lighting, in the order that saves you money.',
      es: 'Un buen jardín en Florida empieza por la sombra, el drenaje y la sal, y termina con el color. Medimos el terreno, dibujamos un plano a escala y le mostramos las plantas antes de decidir. Después lo construye el mismo equipo que lo dibujó: nivelación, pavimentos, palmas, canteros e iluminación, en el orden que le ahorra dinero.',
    },
    benefits: {
      en: [
        'A scaled plan and plant list you keep',
        'Native and salt-tolerant planting that needs less water',
        'Mature palms and specimen trees, sourced and set by us',
        'Terraces, paths and pool surrounds in one design',
        'One project lead from first sketch to last plant',
        'Drainage, sod and mulch in the same contract',
        'Care through the first season',
      ],
      es: [
        'Un plano a escala y una lista de plantas que son suyos',
        'Plantas nativas y resistentes a la sal que necesitan menos agua',
        'Palmas adultas y árboles ejemplares, elegidos y plantados por nosotros',
        'Terrazas, senderos y piscina en un solo diseño',
        'Una sola persona responsable, del primer boceto a la última planta',
        'Drenaje, césped y mantillo en el mismo contrato',
        'Cuidado durante la primera temporada',
      ],
    },
  },
  irrigation: {
    fullDescription: {
      en: `We design, install and repair irrigation for homes, communities and commercial sites. Every visit ends with a zone-by-zone list of what we found and fixed. Smart controllers read the weather and the soil and save ${claims.waterSaving.en} of the water, within the county’s watering days.`,
      es: `Diseñamos, instalamos y reparamos riego para casas, comunidades y locales comerciales. Cada visita termina con una lista, zona por zona, de lo que encontramos y arreglamos. Los controladores inteligentes leen el clima y el suelo y ahorran ${claims.waterSaving.es} de agua, dentro de los días de riego del condado.`,
    },
    benefits: {
      en: [
        `Smart controllers saving ${claims.waterSaving.en} of the water`,
        'Wet checks with a written result for every zone',
        'Leaks and broken heads repaired on the first visit when possible',
        'Pumps, wells and reclaimed-water connections',
        'Schedules that follow county watering rules',
        'New systems, designed and installed with rain sensors',
      ],
      es: [
        `Controladores inteligentes que ahorran ${claims.waterSaving.es} de agua`,
        'Revisiones con un resultado por escrito de cada zona',
        'Fugas y aspersores rotos reparados en la primera visita, si es posible',
        'Bombas, pozos y conexiones de agua reciclada',
        'Horarios que respetan las reglas de riego del condado',
        'Sistemas nuevos, diseñados e instalados con sensores de lluvia',
      ],
    },
  },
  maintenance: {
    fullDescription: {
      en: 'The same crew, the same day, every visit. We mow and edge, trim hedges and palms, feed and treat by what the plants show, and refresh mulch and color twice a year. You get a note after each visit, and one number to call when something is wrong.',
      es: 'La misma cuadrilla, el mismo día, en cada visita. Cortamos y perfilamos el césped, podamos setos y palmas, fertilizamos y tratamos según lo que muestran las plantas, y renovamos el mantillo y el color dos veces al año. Después de cada visita recibe una nota, y tiene un solo número para llamar si algo anda mal.',
    },
    benefits: {
      en: [
        'The same crew on the same day',
        'Mowing, edging and blowing at every visit',
        'Licensed fertilization and pest treatment',
        'Hedges, palms and trees pruned at the right time of year',
        'Seasonal color and fresh mulch',
        'A short note after every visit',
        'Preparation before a storm',
      ],
      es: [
        'La misma cuadrilla, el mismo día',
        'Corte, bordes y soplado en cada visita',
        'Fertilización y control de plagas con licencia',
        'Setos, palmas y árboles podados en la época correcta',
        'Flores de temporada y mantillo fresco',
        'Una breve nota después de cada visita',
        'Preparación antes de una tormenta',
      ],
    },
  },
  lighting: {
    fullDescription: {
      en: 'Good light shows the garden and hides the lamp. We walk the property with you at dusk, place sample fixtures, and install brass low-voltage systems that stand up to salt air. Timers follow the sun; sea-turtle rules near the beach are part of the plan.',
      es: 'La buena luz muestra el jardín y esconde la lámpara. Recorremos la propiedad con usted al anochecer, colocamos luces de muestra e instalamos sistemas de bajo voltaje en latón que resisten el aire salado. Los temporizadores siguen al sol, y las reglas de tortugas marinas cerca de la playa son parte del plan.',
    },
    benefits: {
      en: [
        'Professional installation by our own crews',
        'Quality materials that suit the coast',
        'A written estimate before work starts',
        'Licensed and insured',
        'Support after the job is done',
      ],
      es: [
        'Instalación profesional por nuestras propias cuadrillas',
        'Materiales de calidad, aptos para la costa',
        'Presupuesto por escrito antes de empezar',
        'Con licencia y seguro',
        'Atención después de terminar el trabajo',
      ],
    },
  },
  'bobcat-services': {
    fullDescription: {
      en: 'A compact track loader does in a morning what a crew does in a week, and fits through a side gate. We grade pads and swales, dig trenches, spread shell and topsoil, set boulders and clear brush. Mats protect the lawn, and the operator is ours.',
      es: 'Una cargadora compacta hace en una mañana lo que una cuadrilla hace en una semana, y pasa por un portón lateral. Nivelamos plataformas y cunetas, abrimos zanjas, extendemos concha y tierra, colocamos piedras y limpiamos maleza. Las planchas protegen el césped y el operador es nuestro.',
    },
    benefits: {
      en: [
        'Fits through a gate of 66 inches',
        'Grading, swales and drainage that follow a plan',
        'Trenches, boulders, large palms, brush and stumps',
        'Experienced operators on our own payroll',
        'Ground protection over lawns and pavers',
        'By the hour, by the day or by the job',
      ],
      es: [
        'Pasa por un portón de 66 pulgadas',
        'Nivelación, cunetas y drenaje según un plano',
        'Zanjas, piedras, palmas adultas, maleza y tocones',
        'Operadores con experiencia, de nuestro propio equipo',
        'Protección para césped y pavimentos',
        'Por hora, por día o por trabajo',
      ],
    },
  },
  'grapple-truck': {
    fullDescription: {
      en: 'Our grapple truck reaches over hedges and lifts what crews cannot carry: logs, fronds, stumps and mixed storm debris. One truck clears most streets in a visit. Before hurricane season you can reserve a place on the list, so that your community is cleared among the first.',
      es: 'Nuestro camión con grapa alcanza por encima de los setos y levanta lo que una cuadrilla no puede cargar: troncos, pencas, tocones y escombros de tormenta. Un camión despeja casi cualquier calle en una visita. Antes de la temporada de huracanes puede reservar un lugar en la lista para que su comunidad esté entre las primeras.',
    },
    benefits: {
      en: [
        'Same-day curbside pickup in most communities',
        'Hurricane list: reserved places before the season',
        'Reaches over walls and hedges without crossing the lawn',
        'Logs, fronds, stumps and mixed debris in one load',
        'Lots and construction sites, hauled to a licensed site',
        'Photographs of the cleared site for your insurer',
      ],
      es: [
        'Recogida en la acera el mismo día en casi todas las comunidades',
        'Lista de huracanes: lugares reservados antes de la temporada',
        'Alcanza sobre muros y setos sin pisar el césped',
        'Troncos, pencas, tocones y escombros en una sola carga',
        'Terrenos y obras, con acarreo a un sitio autorizado',
        'Fotos del sitio despejado para su aseguradora',
      ],
    },
  },
  'land-development': {
    fullDescription: {
      en: 'From the first survey stake to the finished pad: we clear, grub, fill, compact and shape ponds and swales, and keep silt fence and permits in order while we do. One contract covers machines, hauling and erosion control, so that the builder finds the site ready on the day agreed.',
      es: 'De la primera estaca a la plataforma terminada: desmontamos, rellenamos, compactamos y damos forma a estanques y cunetas, con la barrera de sedimentos y los permisos en orden. Un solo contrato cubre máquinas, acarreo y control de erosión, para que el constructor encuentre el terreno listo el día acordado.',
    },
    benefits: {
      en: [
        'Clearing, fill and grading under one contract',
        'Erosion control that stands at the inspection',
        'Pond, swale and retention work to the engineer’s plan',
        'Laser-guided grades, checked and recorded',
        'Own machines, own trucks, fixed dates',
        'Final grading and sod',
      ],
      es: [
        'Desmonte, relleno y nivelación en un solo contrato',
        'Control de erosión que pasa la inspección',
        'Estanques, cunetas y retención según el plano del ingeniero',
        'Niveles con láser, revisados y registrados',
        'Máquinas y camiones propios, fechas fijas',
        'Nivelación final y césped',
      ],
    },
  },
};
