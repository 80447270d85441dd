import { claims } from '@sandhill/company/claims.js';
import { profile } from '@sandhill/company/profile.js';
import type { ServicesContent } from '../en/services';

export const services: ServicesContent = {
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
