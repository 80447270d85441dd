import type { Language } from '@sandhill/company/language.js';
import { profile } from '../lib/site';

/** Texts of the page on which visitors book a visit. */
const en = {
  pageTitle: `Book a visit | ${profile.name}`,
  pageDescription: `Choose a day and an hour, and ${profile.name} comes to see your property for a quote.`,
  title: 'Book a visit',
  lead: 'Choose a day and an hour. We come and look at your property, then you get a quote.',
  whereTitle: 'Where should we come?',
  place: 'Address or community',
  missing: 'Please enter an address or a community',
  show: 'Show times',
  times: (area: string | null) => (area ? `Times in ${area}` : 'Times'),
  none: 'No time can be booked here right now. Write to us or call, and we’ll find one together.',
  outside: 'This place is outside our area. Write to us or call, and we’ll tell you what is possible.',
  failed: `We could not load times. Write to us, or call ${profile.phone.display}.`,
  toContact: 'Go to the contact page',
  chosen: 'Your time',
  other: 'Choose another time',
  aboutTitle: 'About you and your property',
  aboutText: 'The time is booked as soon as you send this.',
};

const es: typeof en = {
  pageTitle: `Reservar una visita | ${profile.name}`,
  pageDescription: `Elija un día y una hora, y ${profile.name} irá a ver su propiedad para hacerle un presupuesto.`,
  title: 'Reserve una visita',
  lead: 'Elija un día y una hora. Vamos a ver su propiedad y después usted recibe un presupuesto.',
  whereTitle: '¿Adónde vamos?',
  place: 'Dirección o comunidad',
  missing: 'Escriba una dirección o una comunidad',
  show: 'Ver horas',
  times: (area) => (area ? `Horas en ${area}` : 'Horas'),
  none: 'Por ahora no hay horas disponibles aquí. Escríbanos o llámenos y buscamos una juntos.',
  outside: 'Este lugar está fuera de nuestra zona. Escríbanos o llámenos y le decimos qué es posible.',
  failed: `No pudimos cargar las horas. Escríbanos o llame al ${profile.phone.display}.`,
  toContact: 'Ir a la página de contacto',
  chosen: 'Su hora',
  other: 'Elegir otra hora',
  aboutTitle: 'Sobre usted y su propiedad',
  aboutText: 'La hora queda reservada en cuanto envíe esto.',
};

export const bookContent: Record<Language, typeof en> = { en, es };
