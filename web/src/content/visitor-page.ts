import type { Language } from '@sandhill/company/language.js';
import { momentWithArticle, withPreposition } from '@sandhill/company/spanish-time.js';
import { profile } from '../lib/site';

const en = {
  title: 'Your request',
  kinds: { quote: 'Quote request', contact: 'Message' },
  services: 'Services',
  office: 'Our office',
  states: {
    received: (since: string) => `Received ${since}`,
    claimed: (since: string, by: string) => `${by} has had it since ${since}`,
    answered: (since: string) => `Answered ${since}`,
    closed: (since: string) => `Closed ${since}`,
    withdrawn: (since: string) => `Withdrawn ${since}`,
  },
  next: {
    received: 'We will get back to you. This page updates automatically.',
    claimed: 'You will hear from us by phone or email. This page updates automatically.',
    answered: 'Please check your email and your missed calls.',
    closed: 'Thank you for contacting us.',
    withdrawn: 'We will not contact you about it. Thank you for telling us.',
  },
  call: `Call ${profile.phone.display}`,
  withdraw: 'No longer needed',
  undo: 'Undo',
  failed: `That did not work. Please try again, or call ${profile.phone.display}.`,
  faults: {
    invalid: { title: 'This link is not valid', text: 'Please open it again from our email.' },
    ended: { title: 'This page is no longer available', text: 'Please call us with your reference number.' },
    gone: { title: 'This request no longer exists', text: 'If you did not expect this, please call us.' },
    failed: { title: 'We could not load your request', text: 'Please check your connection and try again.' },
  },
};

type VisitorPageContent = typeof en;

const at = (since: string) => withPreposition(momentWithArticle(since));

/**
 * The states use no participles, because these would have to agree in gender with the noun above: `solicitud` or
 * `mensaje`.
 */
const es: VisitorPageContent = {
  title: 'Su solicitud',
  kinds: { quote: 'Solicitud de presupuesto', contact: 'Mensaje' },
  services: 'Servicios',
  office: 'Nuestra oficina',
  states: {
    received: (since) => `Nos llegó ${at(since)}`,
    claimed: (since, by) => `${by} se encarga desde ${momentWithArticle(since)}`,
    answered: (since) => `Respondimos ${at(since)}`,
    closed: (since) => `Se cerró ${at(since)}`,
    withdrawn: (since) => `Usted avisó ${at(since)} que ya no lo necesita`,
  },
  next: {
    received: 'Nos comunicaremos con usted. Esta página se actualiza sola.',
    claimed: 'Le llamaremos o le escribiremos. Esta página se actualiza sola.',
    answered: 'Revise su correo y sus llamadas perdidas.',
    closed: 'Gracias por escribirnos.',
    withdrawn: 'No le contactaremos por esta solicitud. Gracias por avisarnos.',
  },
  call: `Llamar al ${profile.phone.display}`,
  withdraw: 'Ya no lo necesito',
  undo: 'Deshacer',
  failed: `No funcionó. Inténtelo de nuevo o llame al ${profile.phone.display}.`,
  faults: {
    invalid: { title: 'Este enlace no es válido', text: 'Ábralo de nuevo desde nuestro correo.' },
    ended: { title: 'Esta página ya no está disponible', text: 'Llámenos con su número de referencia.' },
    gone: { title: 'Esta solicitud ya no existe', text: 'Si no lo esperaba, llámenos.' },
    failed: { title: 'No pudimos cargar su solicitud', text: 'Revise su conexión e inténtelo de nuevo.' },
  },
};

export const visitorPageContent: Record<Language, VisitorPageContent> = { en, es };
