import type { Language } from '@sandhill/company/language.js';
import type { TodayPart } from '../../escalation/reminders/today.js';
import type { Lead } from '../../model/lead.entity.js';

type Named = Pick<Lead, 'kind' | 'reference'>;

interface StaffWords {
  name: string;
  phone: string;
  email: string;
  address: string;
  received: string;
  message: string;
  cannotWait: string;
  photo: (number: number) => string;
  photoUnreadable: string;
  openLead: string;
  call: (name: string) => string;
  write: (name: string) => string;
  haveIt: string;
  replyHint: string;
  noReplyHint: string;
  assigned: { subject: string; heading: (lead: Named) => string; several: string; open: string };
  unclaimed: { subject: string; heading: (lead: Named) => string };
  givenBack: { subject: string; heading: (lead: Named) => string };
  urgent: { heading: (reason: string) => string; reported: string };
  waiting: {
    again: string;
    hours: (hours: number) => string;
    heading: (lead: Named) => string;
    since: string;
    photos: [label: string, value: string];
    moved: string;
    canceled: string;
  };
  photosAdded: { subject: string; heading: (lead: Named) => string; count: string };
  visitBooked: { subject: string; heading: (lead: Named) => string; visit: string };
  handOver: {
    heading: string;
    line: (from: string, to: string) => string;
    noOne: string;
    none: string;
    hint: string;
    open: string;
  };
  today: {
    heading: string;
    changed: string;
    noVisits: string;
    parts: Record<TodayPart, string>;
    more: (count: number) => string;
    allDone: string;
    toCheck: string;
    seeDay: string;
    seeVisits: string;
    claimsTitle: string;
    claimEnds: (claim: string, day: string) => string;
  };
}

/** Words of the mails that members of staff get, each in the language of their account. */
export const staffWords: Record<Language, StaffWords> = {
  en: {
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    received: 'Received',
    message: 'Message',
    cannotWait: 'Can’t wait',
    photo: (number) => `Photo ${number}`,
    photoUnreadable: 'could not be read; ask for it again',
    openLead: 'Open the lead',
    call: (name) => `Call ${name}`,
    write: (name) => `Write to ${name}`,
    haveIt: 'I have it',
    replyHint: 'Reply to this email to write to the customer.',
    noReplyHint: 'The customer left no email address: call them.',
    assigned: {
      subject: 'Assigned to you',
      heading: ({ kind, reference }) =>
        `${kind === 'quote' ? 'Quote request' : 'Message'} ${reference} is assigned to you`,
      several: 'Several leads are assigned to you',
      open: 'Open my leads',
    },
    unclaimed: {
      subject: 'No one has it yet',
      heading: ({ kind, reference }) =>
        `No one has ${kind === 'quote' ? 'quote request' : 'message'} ${reference} yet`,
    },
    givenBack: {
      subject: 'Unclaimed again: not answered in 8 office hours',
      heading: ({ reference }) => `${reference} is unclaimed again`,
    },
    urgent: { heading: (reason) => `This can’t wait: ${reason.toLowerCase()}`, reported: 'Reported' },
    waiting: {
      again: 'Waiting for us again',
      hours: (hours) => `Waiting for us for ${hours} office ${hours === 1 ? 'hour' : 'hours'}`,
      heading: ({ reference }) => `${reference} is waiting for us again`,
      since: 'Waiting since',
      photos: ['New photos', 'on the lead’s page'],
      moved: 'Visit moved to',
      canceled: 'Visit canceled by the customer',
    },
    photosAdded: {
      subject: 'New photos',
      heading: ({ reference }) => `${reference} has new photos`,
      count: 'Photos in all',
    },
    visitBooked: {
      subject: 'Visit booked',
      heading: ({ reference }) => `A visit is booked for ${reference}`,
      visit: 'Visit',
    },
    handOver: {
      heading: 'On call tomorrow',
      line: (from, to) => `${from} hands over to ${to}`,
      noOne: 'no one',
      none: 'The schedule has changed: there is no hand-over tomorrow.',
      hint: 'Leads that can’t wait alert the person on call by notification and email, day and night. Please keep your phone on.',
      open: 'Open the admin area',
    },
    today: {
      heading: 'Today',
      changed: 'Your visits today have changed',
      noVisits: 'No more visits',
      parts: {
        waiting: 'Waiting for us',
        visit: 'Visits',
        unreported: 'Visits without a result',
        overdue: 'Overdue',
        due: 'Due today',
      },
      more: (count) => `and ${count} more`,
      allDone: 'All done',
      toCheck: 'Claims to check',
      seeDay: 'See my day',
      seeVisits: 'See my visits',
      claimsTitle: 'These claims leave the website soon, unless you enter a newer date under Website, Facts',
      claimEnds: (claim, day) => `${claim}: after ${day}`,
    },
  },
  es: {
    name: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo',
    address: 'Dirección',
    received: 'Recibida',
    message: 'Mensaje',
    cannotWait: 'No puede esperar',
    photo: (number) => `Foto ${number}`,
    photoUnreadable: 'no se pudo leer; pídala otra vez',
    openLead: 'Abrir la solicitud',
    call: (name) => `Llamar a ${name}`,
    write: (name) => `Escribir a ${name}`,
    haveIt: 'La atiendo yo',
    replyHint: 'Responda a este correo para escribir al cliente.',
    noReplyHint: 'El cliente no dejó un correo: llámelo por teléfono.',
    assigned: {
      subject: 'Se le asignó una solicitud',
      heading: ({ reference }) => `Se le asignó la solicitud ${reference}`,
      several: 'Se le asignaron varias solicitudes',
      open: 'Abrir mis solicitudes',
    },
    unclaimed: {
      subject: 'Nadie la atiende todavía',
      heading: ({ reference }) => `Nadie atiende todavía la solicitud ${reference}`,
    },
    givenBack: {
      subject: 'Otra vez sin atender: no se respondió en 8 horas de oficina',
      heading: ({ reference }) => `La solicitud ${reference} está otra vez sin atender`,
    },
    urgent: {
      heading: (reason) => `Esto no puede esperar: ${reason.toLowerCase()}`,
      reported: 'Hora del aviso',
    },
    waiting: {
      again: 'Espera otra vez nuestra respuesta',
      hours: (hours) =>
        `Espera nuestra respuesta desde hace ${hours} ${hours === 1 ? 'hora' : 'horas'} de oficina`,
      heading: ({ reference }) => `El cliente de la solicitud ${reference} espera otra vez`,
      since: 'Espera desde',
      photos: ['Fotos nuevas', 'en la página de la solicitud'],
      moved: 'Visita cambiada al',
      canceled: 'Visita cancelada por el cliente',
    },
    photosAdded: {
      subject: 'Fotos nuevas',
      heading: ({ reference }) => `La solicitud ${reference} tiene fotos nuevas`,
      count: 'Fotos en total',
    },
    visitBooked: {
      subject: 'Visita reservada',
      heading: ({ reference }) => `Hay una visita reservada para la solicitud ${reference}`,
      visit: 'Visita',
    },
    handOver: {
      heading: 'Guardia de mañana',
      line: (from, to) => `${from} entrega la guardia a ${to}`,
      noOne: 'nadie',
      none: 'Los turnos de guardia cambiaron: mañana no hay relevo.',
      hint: 'De las solicitudes que no pueden esperar se avisa a la persona de guardia en sus dispositivos y por correo, de día y de noche. Por favor, deje el teléfono encendido.',
      open: 'Abrir el área de administración',
    },
    today: {
      heading: 'Hoy',
      changed: 'Cambiaron sus visitas de hoy',
      noVisits: 'No le quedan visitas',
      parts: {
        waiting: 'Esperan nuestra respuesta',
        visit: 'Visitas',
        unreported: 'Visitas sin resultado',
        overdue: 'Atrasadas',
        due: 'Para hoy',
      },
      more: (count) => `y ${count} más`,
      allDone: 'Nada pendiente',
      toCheck: 'Cifras y promesas por revisar',
      seeDay: 'Ver mi día',
      seeVisits: 'Ver mis visitas',
      claimsTitle:
        'Estas cifras y promesas pronto dejarán de verse en el sitio web, salvo que indique una fecha más reciente en Sitio web, Datos',
      claimEnds: (claim, day) => `${claim}: después del ${day}`,
    },
  },
};
