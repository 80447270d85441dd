import type { Language } from '@sandhill/company/language.js';
import type { LeadMail } from '../types/api';

const en = {
  mails: {
    kinds: {
      office_quote: 'Notice to the office',
      office_contact: 'Notice to the office',
      visitor_receipt: 'Confirmation to the visitor',
      reminder: 'Reminder to the office',
      late_reminder: 'Reminder: answer overdue',
      unclaimed: 'Unclaimed: first reminder',
      still_unclaimed: 'Unclaimed: second reminder',
      long_unclaimed: 'Unclaimed: last reminder',
      waiting: 'Waiting for us again',
      still_waiting: 'Waiting for us: after 4 office hours',
      long_waiting: 'Waiting for us: to the owners',
      photos_added: 'New photos',
      given_back: 'Unclaimed again, not answered',
      urgent: 'Can’t wait: to the person on call',
      still_urgent: 'Can’t wait: to everyone',
      answer: 'Answer to the visitor',
      assigned: 'Notice of an assigned lead',
      chat_answer: 'Answer in the help chat',
      office_chat: 'Notice of a chat message',
      visit_booked: 'Confirmation of a visit',
      visit_moved: 'New time of a visit',
      visit_cancelled: 'Cancellation of a visit',
      visit_choices: 'Times for a visit',
      visit_reminder: 'Reminder of a visit',
      visit_on_the_way: 'Notice that we are on the way',
      visit_no_show: 'Missed visit',
      visit_offer: 'Offer of an earlier visit',
    } satisfies Record<LeadMail['kind'], string>,
    recipients: {
      office: 'office address',
      general: 'general address',
      fallback: 'fallback address',
      visitor: 'visitor',
    } as Record<string, string>,
    routeOf: (service: string) => `address for ${service}`,
    states: { owed: 'Waiting', sending: 'Being sent', sent: 'Sent', failed: 'Failed', held: 'Held back' },
    tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
    openFate: 'The mail server may have accepted it, but did not confirm.',
    next: (time: string) => `next try ${time}`,
    again: 'Send again',
    againOf: (name: string) => `Send again: ${name}`,
    sending: 'Sending...',
    queued: { title: 'On its way', description: 'The email is sent again in a moment.' },
    failed: 'The email was not sent again',
  },
  mailTrouble: {
    paused:
      'Sending mail is paused. Leads are safe, and their email goes out once the mail server accepts it again.',
    failed: (count: number) =>
      count === 1 ? '1 email could not be sent.' : `${count} emails could not be sent.`,
    bySecond: 'The first mail server has a problem. Mail goes out through the second one.',
    causes: {
      sign_in: 'It rejects our username or password.',
      refusing: 'It rejects every email.',
      tls: 'The connection to it cannot be encrypted.',
      away: 'It cannot be reached.',
    },
    sendAgain: 'Send all again',
    sentAgain: {
      title: 'On their way',
      description: 'All emails that failed go out again in a few moments.',
    },
    sendAgainFailed: 'Could not send them again',
    said: (words: string) => `The mail server said: ${words}`,
    show: 'Show the leads',
    held: (count: number) =>
      count === 1
        ? '1 email from a restored backup is held back. Was it sent after the backup was made?'
        : `${count} emails from a restored backup are held back. Were they sent after the backup was made?`,
    sendHeld: 'No, send now',
    markHeld: 'Yes, mark as sent',
    released: { title: 'Done', description: 'No email is held back now.' },
    releaseFailed: 'The email is still held back',
  },
};

type LeadMailsContent = typeof en;

const es: LeadMailsContent = {
  mails: {
    kinds: {
      office_quote: 'Aviso a la oficina',
      office_contact: 'Aviso a la oficina',
      visitor_receipt: 'Confirmación al visitante',
      reminder: 'Recordatorio a la oficina',
      late_reminder: 'Recordatorio: respuesta atrasada',
      unclaimed: 'Sin tomar: primer recordatorio',
      still_unclaimed: 'Sin tomar: segundo recordatorio',
      long_unclaimed: 'Sin tomar: último recordatorio',
      waiting: 'Espera otra vez nuestra respuesta',
      still_waiting: 'Espera respuesta: tras 4 horas de oficina',
      long_waiting: 'Espera respuesta: a los propietarios',
      photos_added: 'Fotos nuevas',
      given_back: 'Otra vez sin tomar, no se respondió',
      urgent: 'No puede esperar: a la persona de guardia',
      still_urgent: 'No puede esperar: a todos',
      answer: 'Respuesta al visitante',
      assigned: 'Aviso de una solicitud asignada',
      chat_answer: 'Respuesta en el chat de ayuda',
      office_chat: 'Aviso de un mensaje del chat',
      visit_booked: 'Confirmación de una visita',
      visit_moved: 'Nueva hora de una visita',
      visit_cancelled: 'Cancelación de una visita',
      visit_choices: 'Horas para una visita',
      visit_reminder: 'Recordatorio de una visita',
      visit_on_the_way: 'Aviso de que vamos en camino',
      visit_no_show: 'No había nadie en la visita',
      visit_offer: 'Oferta de una visita más próxima',
    },
    recipients: {
      office: 'correo de la oficina',
      general: 'correo general',
      fallback: 'correo de respaldo',
      visitor: 'visitante',
    },
    routeOf: (service) => `correo para ${service}`,
    states: { owed: 'Pendiente', sending: 'Enviándose', sent: 'Enviado', failed: 'Falló', held: 'Retenido' },
    tries: (count) => (count === 1 ? '1 intento' : `${count} intentos`),
    openFate: 'Puede que el servidor de correo lo haya aceptado, pero no lo confirmó.',
    next: (time) => `próximo intento: ${time}`,
    again: 'Enviar de nuevo',
    againOf: (name) => `Enviar de nuevo: ${name}`,
    sending: 'Enviando...',
    queued: { title: 'En camino', description: 'El correo sale de nuevo en unos momentos.' },
    failed: 'No se pudo enviar de nuevo',
  },
  mailTrouble: {
    paused:
      'El envío de correo está en pausa. Las solicitudes se guardan y su correo sale cuando el servidor lo acepte.',
    failed: (count) =>
      count === 1 ? 'No se pudo enviar 1 correo.' : `No se pudieron enviar ${count} correos.`,
    bySecond: 'El primer servidor de correo tiene problemas. El correo sale por el segundo.',
    causes: {
      sign_in: 'Rechaza nuestro usuario o contraseña.',
      refusing: 'Rechaza todos los correos.',
      tls: 'No se puede cifrar la conexión con él.',
      away: 'No se puede conectar con él.',
    },
    sendAgain: 'Enviar todos de nuevo',
    sentAgain: {
      title: 'En camino',
      description: 'Todos los correos que fallaron salen de nuevo en unos momentos.',
    },
    sendAgainFailed: 'No se pudieron enviar de nuevo',
    said: (words) => `El servidor de correo dijo: ${words}`,
    show: 'Ver las solicitudes',
    held: (count) =>
      count === 1
        ? 'Se retiene 1 correo de una copia de seguridad restaurada. ¿Se envió después de hacer la copia?'
        : `Se retienen ${count} correos de una copia de seguridad restaurada. ¿Se enviaron después de hacer la copia?`,
    sendHeld: 'No, enviar ahora',
    markHeld: 'Sí, marcar como enviado',
    released: { title: 'Listo', description: 'Ya no se retiene ningún correo.' },
    releaseFailed: 'El correo sigue retenido',
  },
};

export const leadMailsContent: Record<Language, LeadMailsContent> = { en, es };
