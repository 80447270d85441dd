import type { Language } from '@sandhill/company/language.js';
import { momentWithArticle, withPreposition } from '@sandhill/company/spanish-time.js';
import { profile } from '../lib/site';

const en = {
  title: 'Choose a time for our visit',
  text: 'We come and look at your property. Booking takes one tap, and you can change the time later.',
  booking: 'We are booking this time for you:',
  none: `No time is available right now. Please call ${profile.phone.display}.`,
  yours: 'Your visit',
  move: 'Move',
  cancel: 'Cancel the visit',
  cancelTitle: 'Cancel the visit?',
  keep: 'Keep it',
  offer: (until: string) => `This earlier time is yours if you take it by ${until}:`,
  take: 'Take this time',
  wait: 'Tell me when something earlier opens',
  waiting: 'We will email you when something earlier opens.',
  waitNoLonger: 'No longer needed: take me off the list',
  busy: 'One moment...',
  tooLate: `To change it now, please call ${profile.phone.display}.`,
  notLoaded: `We could not load times for a visit. Please call ${profile.phone.display}.`,
  reasons: {
    tryAgain: `That did not work. Please try again, or call ${profile.phone.display}.`,
    busy: `We cannot book right now. Please call ${profile.phone.display}.`,
    just_taken: 'This time was just taken. Please choose another one.',
    window_not_offered: 'This time is no longer offered. Please choose another one.',
    too_many_visits: `No more visits can be booked from here. Please call ${profile.phone.display} for another one.`,
    too_many_changes: `Your visits were changed many times today. Please call ${profile.phone.display}.`,
    too_late: `It is too late to change the visit here. Please call ${profile.phone.display}.`,
    awaits_office: 'We have your request and will confirm the time by email.',
    already_booked: 'A visit is booked already.',
    not_open_for_visits: `No visit can be booked for this request. Please call ${profile.phone.display}.`,
    no_open_visit: 'The visit has since been canceled.',
  },
};

type VisitsContent = typeof en;

const es: VisitsContent = {
  title: 'Elija una hora para nuestra visita',
  text: 'Vamos a ver su propiedad. Para reservar basta un toque, y podrá cambiar la hora después.',
  booking: 'Estamos reservando esta hora para usted:',
  none: `Ahora no hay horas libres. Llame al ${profile.phone.display}.`,
  yours: 'Su visita',
  move: 'Cambiar',
  cancel: 'Cancelar la visita',
  cancelTitle: '¿Cancelar la visita?',
  keep: 'Dejarla así',
  offer: (until) =>
    `Se liberó una hora más próxima. Es suya si la toma a más tardar ${withPreposition(momentWithArticle(until))}:`,
  take: 'Tomar esta hora',
  wait: 'Avísenme si se libera algo antes',
  waiting: 'Le enviaremos un correo si se libera algo antes.',
  waitNoLonger: 'Ya no hace falta: quítenme de la lista',
  busy: 'Un momento...',
  tooLate: `Para cambiarla ahora, llame al ${profile.phone.display}.`,
  notLoaded: `No pudimos cargar las horas de visita. Llame al ${profile.phone.display}.`,
  reasons: {
    tryAgain: `No funcionó. Inténtelo de nuevo o llame al ${profile.phone.display}.`,
    busy: `Ahora no podemos reservar. Llame al ${profile.phone.display}.`,
    just_taken: 'Esa hora se acaba de ocupar. Elija otra.',
    window_not_offered: 'Esa hora ya no se ofrece. Elija otra.',
    too_many_visits: `Desde aquí no se pueden reservar más visitas. Para otra, llame al ${profile.phone.display}.`,
    too_many_changes: `Hoy se cambiaron sus visitas muchas veces. Llame al ${profile.phone.display}.`,
    too_late: `Ya es tarde para cambiar la visita aquí. Llame al ${profile.phone.display}.`,
    awaits_office: 'Tenemos su solicitud y le confirmaremos la hora por correo.',
    already_booked: 'Ya hay una visita reservada.',
    not_open_for_visits: `No se puede reservar una visita para esta solicitud. Llame al ${profile.phone.display}.`,
    no_open_visit: 'La visita se canceló mientras tanto.',
  },
};

export const visitsContent: Record<Language, VisitsContent> = { en, es };
