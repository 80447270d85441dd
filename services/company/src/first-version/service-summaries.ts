import type { Localized } from '../language.js';
import type { ServiceId } from '../service-ids.js';

/** One sentence about each service, for cards. */
export const serviceSummaries: Record<ServiceId, Localized> = {
  'hoa-packages': {
    en: 'Grounds care for whole communities, with one manager, one schedule and a report for every board meeting.',
    es: 'Cuidado de las áreas verdes de toda la comunidad: un encargado, un calendario y un informe para cada reunión de la junta.',
  },
  'landscape-design': {
    en: 'Planting plans, terraces and pool surrounds drawn for your light, your soil and the way you live outdoors.',
    es: 'Planos de siembra, terrazas y bordes de piscina pensados para su luz, su suelo y su manera de vivir afuera.',
  },
  irrigation: {
    en: 'New systems, repairs and smart controllers that water what needs it and stop when it rains.',
    es: 'Sistemas nuevos, reparaciones y controladores inteligentes que riegan lo necesario y paran cuando llueve.',
  },
  maintenance: {
    en: 'Mowing, edging, pruning, mulch and plant health on a calendar that fits the Florida seasons.',
    es: 'Corte, bordes, poda, mantillo y salud de las plantas, con un calendario para las estaciones de Florida.',
  },
  lighting: {
    en: 'Low-voltage light for palms, paths and water that makes the evening last longer.',
    es: 'Luz de bajo voltaje para palmas, senderos y agua, para que la velada dure más.',
  },
  'bobcat-services': {
    en: 'Compact machines for grading, trenching, drainage and hauling where a big excavator cannot go.',
    es: 'Máquinas compactas para nivelar, zanjar, drenar y acarrear donde no entra una excavadora grande.',
  },
  'grapple-truck': {
    en: 'Storm debris, palm fronds and whole trees lifted from the curb and hauled away.',
    es: 'Escombros de tormenta, pencas y árboles enteros que recogemos al borde de la calle.',
  },
  'land-development': {
    en: 'Clearing, filling, grading and drainage that turn raw land into a site that passes inspection.',
    es: 'Desmonte, relleno, nivelación y drenaje para convertir un terreno en una obra que pasa la inspección.',
  },
};
