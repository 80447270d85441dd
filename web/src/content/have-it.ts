import type { Language } from '@sandhill/company/language.js';

/** Texts of the page behind the button "I have it" in the office's mails. */
const en = {
  title: 'I have it',
  question: 'Will you take care of this lead?',
  text: 'One tap tells everyone in the office. Reminders continue until someone answers the lead.',
  kinds: { quote: 'Quote request', contact: 'Message' },
  name: 'From',
  place: 'Place',
  services: 'Services',
  received: 'Received',
  submit: 'I have it',
  submitting: 'One moment...',
  taken: {
    by: (name: string) => `${name} has it`,
    byMail: 'The office has it, by email',
    title: 'Someone has this lead',
    since: (time: string) => `Since ${time}`,
    next: 'The customer is waiting for an answer: a call or an email.',
  },
  open: 'Open the lead',
  openHint: 'Asks you to sign in.',
  faults: {
    invalid: {
      title: 'This link is not valid',
      text: 'Open it again from the email, or find the lead in the list.',
    },
    expired: { title: 'This link has expired', text: 'It worked for 7 days. The lead is in the list.' },
    gone: { title: 'This lead is no longer in the list', text: 'It is in the bin or was erased.' },
    busy: { title: 'Too many attempts', text: 'Please wait a minute and try again.' },
    failed: { title: 'That did not work', text: 'Check the connection and try again. Nothing was changed.' },
  },
  leads: 'Go to the leads',
};

type HaveItContent = typeof en;

const es: HaveItContent = {
  title: 'La atiendo yo',
  question: '¿Atiende usted esta solicitud?',
  text: 'Con un toque lo sabe toda la oficina. Los recordatorios siguen hasta que alguien responda.',
  kinds: { quote: 'Solicitud de presupuesto', contact: 'Mensaje' },
  name: 'De',
  place: 'Lugar',
  services: 'Servicios',
  received: 'Recibida',
  submit: 'La atiendo yo',
  submitting: 'Un momento...',
  taken: {
    by: (name) => `La atiende ${name}`,
    byMail: 'La atiende la oficina, por correo',
    title: 'Esta solicitud ya tiene responsable',
    since: (time) => `Desde el ${time}`,
    next: 'El cliente espera una respuesta: una llamada o un correo.',
  },
  open: 'Abrir la solicitud',
  openHint: 'Le pide iniciar sesión.',
  faults: {
    invalid: {
      title: 'Este enlace no es válido',
      text: 'Ábralo de nuevo desde el correo o busque la solicitud en la lista.',
    },
    expired: { title: 'Este enlace venció', text: 'Servía 7 días. La solicitud está en la lista.' },
    gone: {
      title: 'Esta solicitud ya no está en la lista',
      text: 'Está en la papelera o se borró para siempre.',
    },
    busy: { title: 'Demasiados intentos', text: 'Espere un minuto e inténtelo de nuevo.' },
    failed: { title: 'No funcionó', text: 'Revise la conexión e inténtelo de nuevo. No se cambió nada.' },
  },
  leads: 'Ir a las solicitudes',
};

export const haveItContent: Record<Language, HaveItContent> = { en, es };
