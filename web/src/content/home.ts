import type { Language } from '@sandhill/company/language.js';
import { ifClaimed, claimText, profile } from '../lib/site';

const en = {
  heroLabel: 'At a glance',
  heroQuote: 'Request a Quote',
  pictures: 'Background pictures',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  showPicture: (number: number) => `Show picture ${number}`,
  showText: (number: number) => `Show text ${number}`,
  trust: {
    label: 'Why people trust us',
    satisfaction: ['100% Satisfaction', 'Guaranteed Service'],
    award: ifClaimed('award', ({ en }) => [en, 'Landscape Design']),
    licensed: ['Licensed and insured', 'In Collier and Lee counties'],
    years: (years: number) => [`${years}+ years of experience`, `Since ${profile.yearFounded}`],
    associations: ifClaimed('associations', ({ en }) => [`${en} HOAs`, 'Served in southwest Florida']),
    emergency: ifClaimed('emergency', ({ en }) => [`${en} emergency response`, 'Storms and broken mains']),
  },
  tiles: {
    label: 'How we work',
    design: ['Design', 'A plan to scale, drawn for your light and soil.'],
    build: ['Build', 'Clearing, grading and planting by our own crews.'],
    maintain: ['Maintain', 'The same crew, on the same day, all year.'],
  },
  services: {
    title: 'Everything a property needs',
    text: 'Eight services, one company, from the first survey stake to the weekly mow.',
  },
  about: {
    title: 'A family company on the Gulf coast',
    owned: (owners: string) => `Owned and run by ${owners}`,
    years: 'years of experience',
    text: `${profile.name} began in ${profile.yearFounded} with one truck. Today our crews look after communities, estates and commercial sites from Marco Island to Estero. Design, irrigation and machines are under one roof, so you explain your property once.`,
    link: 'Read our story',
  },
  area: {
    title: 'Where we work',
    text: 'From Marco Island to Estero, with crews on the road every weekday.',
    badge: (count: number) => `${count}+ Naples Communities`,
    more: (count: number) => `+${count} more areas`,
    contact: 'Contact us about your area',
    check: 'Check Your Address',
    placeholder: 'Community or ZIP code',
    search: 'Search',
    served: (area: string) => `Yes, we serve ${area}.`,
    nearby: (area: string) => `${area} is close by. Call us and we will see what we can do.`,
    unknown: 'We did not find that place. Try its ZIP code, or the name of the community.',
    outside: 'This looks outside our usual area. Call us, we may still be able to help.',
    carry: 'Use this address for a quote',
  },
  recent: {
    title: 'Recent work',
    text: 'A few pictures from the field.',
    all: 'See the gallery',
  },
  /** Text below the heading where drawings are shown instead of photographs. */
  drawn: 'Planting, water, palms, stone and machines: our trade, drawn.',
  quote: {
    title: 'Request a free quote',
    text: `Tell us about your property.${claimText('quoteResponse', ({ en }) => ` We answer within ${en}.`)}`,
  },
};

type HomeContent = typeof en;

const es: HomeContent = {
  heroLabel: 'De un vistazo',
  heroQuote: 'Pida un presupuesto',
  pictures: 'Imágenes de fondo',
  previousPicture: 'Imagen anterior',
  nextPicture: 'Imagen siguiente',
  showPicture: (number) => `Mostrar la imagen ${number}`,
  showText: (number) => `Mostrar el texto ${number}`,
  trust: {
    label: 'Por qué confían en nosotros',
    satisfaction: ['100% de satisfacción', 'Servicio garantizado'],
    award: ifClaimed('award', ({ es }) => [es, 'Jardines y exteriores']),
    licensed: ['Con licencia y seguro', 'En los condados de Collier y Lee'],
    years: (years) => [`Más de ${years} años de experiencia`, `Desde ${profile.yearFounded}`],
    associations: ifClaimed('associations', ({ es }) => [`${es} HOA`, 'Atendidas en el suroeste de Florida']),
    emergency: ifClaimed('emergency', ({ es }) => [`Emergencias las ${es}`, 'Tormentas y tuberías rotas']),
  },
  tiles: {
    label: 'Cómo trabajamos',
    design: ['Diseñar', 'Un plano a escala para su luz y su suelo.'],
    build: ['Construir', 'Desmonte, nivelación y siembra con cuadrillas propias.'],
    maintain: ['Mantener', 'La misma cuadrilla, el mismo día, todo el año.'],
  },
  services: {
    title: 'Todo lo que necesita una propiedad',
    text: 'Ocho servicios y una sola empresa, de la primera estaca del terreno al corte de césped de cada semana.',
  },
  about: {
    title: 'Una empresa familiar en la costa del Golfo',
    owned: (owners) => `Dueños: ${owners}`,
    years: 'años de experiencia',
    text: `${profile.name} empezó en ${profile.yearFounded} con una camioneta. Hoy nuestras cuadrillas cuidan comunidades, residencias y locales comerciales de Marco Island a Estero. Diseño, riego y máquinas están bajo el mismo techo: usted explica una sola vez lo que necesita.`,
    link: 'Conozca nuestra historia',
  },
  area: {
    title: 'Dónde trabajamos',
    text: 'De Marco Island a Estero, con cuadrillas en la calle de lunes a viernes.',
    badge: (count) => `Más de ${count} comunidades de Naples`,
    more: (count) => `+${count} zonas más`,
    contact: 'Pregunte por su zona',
    check: 'Verifique su dirección',
    placeholder: 'Comunidad o código postal',
    search: 'Buscar',
    served: (area) => `Sí, trabajamos en ${area}.`,
    nearby: (area) => `${area} queda cerca. Llámenos y veremos qué podemos hacer.`,
    unknown: 'No encontramos ese lugar. Pruebe con el código postal o el nombre de la comunidad.',
    outside: 'Parece estar fuera de nuestra zona habitual. Llámenos, quizá podamos ayudarle.',
    carry: 'Usar esta dirección para un presupuesto',
  },
  recent: {
    title: 'Trabajos recientes',
    text: 'Algunas imágenes de nuestros trabajos.',
    all: 'Ver la galería',
  },
  drawn: 'Plantas, riego, palmas, piedra y máquinas: nuestro oficio, dibujado.',
  quote: {
    title: 'Pida un presupuesto gratis',
    text: `Cuéntenos sobre su propiedad.${claimText('quoteResponse', ({ es }) => ` Respondemos en ${es}.`)}`,
  },
};

export const homeContent: Record<Language, HomeContent> = { en, es };
