import type { Language } from '@sandhill/company/language.js';
import { claimText, profile } from '../lib/site';

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
        `One office that knows your property${claimText('quoteResponse', ({ en }) => ` and replies within ${en}`)}.${claimText('emergency', ({ en }) => ` A ${en} line for emergencies.`)}`,
      ],
      ['Local', `In Naples since ${profile.yearFounded}: we know the soil, the salt and the county.`],
    ],
  },
  collage: 'Communities in bloom',
  quote: {
    title: 'Get a quote for this service',
    textAll: 'Request a quote',
    text: `Tell us about your property.${claimText('quoteResponse', ({ en }) => ` We answer within ${en}.`)}`,
  },
  detail: {
    back: 'All services',
    pictures: 'From the field',
    urgentTitle: 'Urgent? Call us now',
    urgentText: `Storm damage or a broken main: ${claimText('emergencyAllWeek', ({ en }) => `our line is open ${en}`) || 'call us'}.`,
    areas: 'Service areas',
    guide: 'For your own garden',
    plantsText: 'What grows here: light, water, salt, size and care by season.',
    problemsText: 'Tap what you see on a palm, lawn or hedge, and read what it may be.',
  },
};

type ServicesContent = typeof en;

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
      [
        'Cuadrillas propias',
        'Gente que formamos nosotros, en nuestra nómina y con nuestro nombre en la camioneta.',
      ],
      [
        'Respuestas',
        `Una oficina que conoce su propiedad${claimText('quoteResponse', ({ es }) => ` y contesta en ${es}`)}.${claimText('emergency', ({ es }) => ` Emergencias: las ${es}.`)}`,
      ],
      ['De aquí', `En Naples desde ${profile.yearFounded}: conocemos el suelo, la sal y el condado.`],
    ],
  },
  collage: 'Comunidades en flor',
  quote: {
    title: 'Pida un presupuesto de este servicio',
    textAll: 'Pida un presupuesto',
    text: `Cuéntenos sobre su propiedad.${claimText('quoteResponse', ({ es }) => ` Respondemos en ${es}.`)}`,
  },
  detail: {
    back: 'Todos los servicios',
    pictures: 'En el terreno',
    urgentTitle: '¿Es urgente? Llámenos ya',
    urgentText: `Daños de tormenta o una tubería rota: ${claimText('emergencyAllWeek', ({ es }) => `atendemos las ${es}`) || 'llámenos'}.`,
    areas: 'Zonas de servicio',
    guide: 'Para su propio jardín',
    plantsText: 'Qué crece aquí: luz, agua, sal, tamaño y cuidado por temporada.',
    problemsText: 'Toque lo que ve en una palma, el césped o un seto, y lea qué puede ser.',
  },
};

export const servicesContent: Record<Language, ServicesContent> = { en, es };
