import type { Language } from '@sandhill/company/language.js';
import type { LeadMail } from '../types/api';

const en = {
  mails: {
    kinds: {
      office_quote: 'Notice to the office',
      office_contact: 'Notice to the office',
      visitor_receipt: 'Confirmation to the customer',
      reminder: 'Reminder to the office',
      late_reminder: 'Reminder: answer overdue',
      unclaimed: 'Unclaimed: first reminder',
      still_unclaimed: 'Unclaimed: second reminder',
      long_unclaimed: 'Unclaimed: last reminder',
      waiting: 'Customer waiting again: notice',
      still_waiting: 'Customer still waiting: reminder after 4 office hours',
      long_waiting: 'Customer still waiting: notice to the owners',
      photos_added: 'Notice of new photos',
      given_back: 'Lead unclaimed again: not answered',
      urgent: 'Can’t wait: notice to the person on call',
      still_urgent: 'Can’t wait: notice to everyone in the on-call schedule and the owners',
      answer: 'Answer to the customer',
      assigned: 'Notice of an assigned lead',
      chat_answer: 'Answer in the help chat',
      office_chat: 'Notice of a chat message',
      office_visit: 'Notice of a visit that the customer booked',
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
      visitor: 'customer',
    } as Record<string, string>,
    routeOf: (service: string) => `address for ${service}`,
    states: {
      owed: 'Not sent yet',
      sending: 'Being sent',
      sent: 'Sent',
      failed: 'Failed',
      held: 'Held back',
    },
    tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
    openFate:
      'The mail server may have accepted it, but did not confirm. If it is sent again, it may arrive twice.',
    next: (time: string) => `next try ${time}`,
    again: 'Send again',
    againOf: (name: string) => `Send again: ${name}`,
    sending: 'Sending...',
    queued: { title: 'On its way', description: 'The email will be sent again in a moment.' },
    failed: 'The email was not sent again',
  },
  mailTrouble: {
    paused:
      'Sending mail is paused. Leads are safe, and their email goes out once the mail server accepts it again.',
    failed: (count: number) =>
      count === 1 ? '1 email could not be sent.' : `${count} emails could not be sent.`,
    bySecond: 'The first mail server has a problem. Mail goes out through the second one.',
    causes: {
      sign_in:
        'Cause: the mail server rejects our username or password. Tell the person who runs the server.',
      refusing: 'Cause: the mail server rejects every email. Tell the person who runs the server.',
      tls: 'Cause: there is no secure connection to the mail server. Tell the person who runs the server.',
      away: 'Cause: the mail server cannot be reached. If this lasts, tell the person who runs the server.',
    },
    sendAgain: 'Send all again',
    sentAgain: {
      title: 'On their way',
      description: 'All failed emails will be sent again in a few moments.',
    },
    sendAgainFailed: 'The emails were not sent again',
    said: (words: string) => `The mail server said: ${words}`,
    show: 'Show the leads',
    held: (count: number) =>
      count === 1
        ? 'A backup was restored. 1 email is held back, because it may have been sent after the backup was made. Was it sent? Its lead is marked “Email held back”.'
        : `A backup was restored. ${count} emails are held back, because they may have been sent after the backup was made. Look in the mailbox’s Sent folder: were they sent? The answer counts for all ${count}; to decide one by one, open the leads marked “Email held back”.`,
    /** For staff who cannot decide about held mail. */
    heldForOthers: (count: number) =>
      count === 1
        ? 'A backup was restored. 1 email is held back until an administrator decides whether to send it.'
        : `A backup was restored. ${count} emails are held back until an administrator decides whether to send them.`,
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
      visitor_receipt: 'Confirmación al cliente',
      reminder: 'Recordatorio a la oficina',
      late_reminder: 'Recordatorio: respuesta atrasada',
      unclaimed: 'Sin atender: primer recordatorio',
      still_unclaimed: 'Sin atender: segundo recordatorio',
      long_unclaimed: 'Sin atender: último recordatorio',
      waiting: 'El cliente espera otra vez: aviso',
      still_waiting: 'El cliente sigue esperando: recordatorio tras 4 horas de oficina',
      long_waiting: 'El cliente sigue esperando: aviso a los propietarios',
      photos_added: 'Aviso de fotos nuevas',
      given_back: 'Solicitud otra vez sin atender: no se respondió',
      urgent: 'No puede esperar: aviso a la persona de guardia',
      still_urgent: 'No puede esperar: aviso a todas las personas de los turnos y a los propietarios',
      answer: 'Respuesta al cliente',
      assigned: 'Aviso de una solicitud asignada',
      chat_answer: 'Respuesta en el chat de ayuda',
      office_chat: 'Aviso de un mensaje del chat',
      office_visit: 'Aviso de una visita que reservó el cliente',
      visit_booked: 'Confirmación de una visita',
      visit_moved: 'Nueva hora de una visita',
      visit_cancelled: 'Cancelación de una visita',
      visit_choices: 'Horas para una visita',
      visit_reminder: 'Recordatorio de una visita',
      visit_on_the_way: 'Aviso de que vamos en camino',
      visit_no_show: 'Aviso: no encontramos a nadie',
      visit_offer: 'Oferta de adelantar la visita',
    },
    recipients: {
      office: 'correo de la oficina',
      general: 'correo general',
      fallback: 'dirección de respaldo',
      visitor: 'cliente',
    },
    routeOf: (service) => `correo para ${service}`,
    states: {
      owed: 'Por enviar',
      sending: 'Se está enviando',
      sent: 'Enviado',
      failed: 'Falló',
      held: 'Retenido',
    },
    tries: (count) => (count === 1 ? '1 intento' : `${count} intentos`),
    openFate:
      'Puede que el servidor de correo lo haya aceptado, pero no lo confirmó. Si se envía de nuevo, puede llegar dos veces.',
    next: (time) => `próximo intento: ${time}`,
    again: 'Enviar de nuevo',
    againOf: (name) => `Enviar de nuevo: ${name}`,
    sending: 'Enviando...',
    queued: { title: 'En camino', description: 'El correo sale de nuevo en unos momentos.' },
    failed: 'No se pudo enviar de nuevo',
  },
  mailTrouble: {
    paused:
      'El envío de correo está en pausa. Las solicitudes se guardan, y los correos sobre ellas salen cuando el servidor los acepte.',
    failed: (count) =>
      count === 1 ? 'No se pudo enviar 1 correo.' : `No se pudieron enviar ${count} correos.`,
    bySecond: 'El primer servidor de correo tiene problemas. El correo sale por el segundo.',
    causes: {
      sign_in:
        'Causa: el servidor de correo rechaza nuestro usuario o contraseña. Avise a quien administra el servidor.',
      refusing:
        'Causa: el servidor de correo rechaza todos los correos. Avise a quien administra el servidor.',
      tls: 'Causa: no hay una conexión segura con el servidor de correo. Avise a quien administra el servidor.',
      away: 'Causa: no se puede conectar con el servidor de correo. Si sigue así, avise a quien administra el servidor.',
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
        ? 'Se restauró una copia de seguridad. 1 correo queda retenido, porque quizá se envió después de hacer la copia. ¿Se envió? La solicitud lleva la marca “Correo retenido”.'
        : `Se restauró una copia de seguridad. ${count} correos quedan retenidos, porque quizá se enviaron después de hacer la copia. Mire en los enviados del buzón: ¿se enviaron? La respuesta vale para los ${count}; para decidir uno por uno, abra las solicitudes con la marca “Correo retenido”.`,
    heldForOthers: (count) =>
      count === 1
        ? 'Se restauró una copia de seguridad. 1 correo queda retenido hasta que un administrador decida si se envía.'
        : `Se restauró una copia de seguridad. ${count} correos quedan retenidos hasta que un administrador decida si se envían.`,
    sendHeld: 'No, enviar ahora',
    markHeld: 'Sí, marcar como enviado',
    released: { title: 'Listo', description: 'Ya no se retiene ningún correo.' },
    releaseFailed: 'El correo sigue retenido',
  },
};

export const leadMailsContent: Record<Language, LeadMailsContent> = { en, es };
