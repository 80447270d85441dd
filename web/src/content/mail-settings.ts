import type { Language } from '@sandhill/company/language.js';

const seconds = (ms: number) => Math.round(ms / 10) / 100;

const en = {
  testMail: {
    title: 'Test email',
    text: 'Sends one email now and shows the mail server’s answer.',
    servers: { main: 'First mail server', fallback: 'Second mail server' },
    sendsBy: {
      main: 'Mail goes out through the first mail server.',
      fallback: 'Mail goes out through the second mail server: the first one has a problem.',
      none: 'Sending mail is paused.',
    },
    to: 'Send to',
    toHint: 'Leave empty for the office address',
    submit: 'Send a test email',
    submitting: 'Sending...',
    invalid: 'Please enter a valid email address',
    accepted: (ms: number) => `The mail server accepted it after ${seconds(ms)} s`,
    refused: (ms: number) => `Not accepted; the attempt took ${seconds(ms)} s`,
    failed: 'The test email was not sent',
  },
  destinations: {
    title: 'Where mail goes',
    otherTitle: 'Reminders and alarms',
    text: 'Owners set the addresses for leads. The person who runs the server sets those for alarms.',
    failed: 'The addresses did not load. Please try again.',
    quotes: 'Quote requests (office address)',
    quotesFor: (service: string) => `Quote requests for ${service}`,
    messages: 'Contact messages (general address)',
    fallback: 'Fallback address, for mail that the other addresses reject',
    reminder: (hours: number) => `Reminder about a lead without an answer, after ${hours} office hours`,
    lateReminder: (hours: number) => `Second reminder, after ${hours} office hours`,
    alarms: 'Alarms',
    alarmsHint:
      'Sent, for example, when mail is stuck, a disk fills up or no one claims a lead. Alarms do not go through the first mail server.',
    webhook: (host: string) => `web hook at ${host}`,
    noAlarms: 'Nowhere: no alarm address is set',
  },
};

type MailSettingsContent = typeof en;

const es: MailSettingsContent = {
  testMail: {
    title: 'Correo de prueba',
    text: 'Envía un correo ahora y muestra la respuesta del servidor.',
    servers: { main: 'Primer servidor de correo', fallback: 'Segundo servidor de correo' },
    sendsBy: {
      main: 'El correo sale por el primer servidor.',
      fallback: 'El correo sale por el segundo servidor: el primero tiene problemas.',
      none: 'El envío de correo está en pausa.',
    },
    to: 'Enviar a',
    toHint: 'Déjelo vacío para el correo de la oficina',
    submit: 'Enviar un correo de prueba',
    submitting: 'Enviando...',
    invalid: 'Escriba una dirección de correo válida',
    accepted: (ms) => `El servidor de correo lo aceptó en ${seconds(ms)} s`,
    refused: (ms) => `No se aceptó; el intento duró ${seconds(ms)} s`,
    failed: 'No se envió el correo de prueba',
  },
  destinations: {
    title: 'A dónde va el correo',
    otherTitle: 'Recordatorios y alarmas',
    text: 'Los propietarios fijan las direcciones de las solicitudes. Quien administra el servidor fija las de las alarmas.',
    failed: 'No se pudieron cargar las direcciones. Inténtelo de nuevo.',
    quotes: 'Solicitudes de presupuesto (correo de la oficina)',
    quotesFor: (service) => `Solicitudes de presupuesto de ${service}`,
    messages: 'Mensajes de contacto (correo general)',
    fallback: 'Dirección de respaldo, para el correo que las demás rechacen',
    reminder: (hours) => `Recordatorio de una solicitud sin respuesta, tras ${hours} horas de oficina`,
    lateReminder: (hours) => `Segundo recordatorio, tras ${hours} horas de oficina`,
    alarms: 'Alarmas',
    alarmsHint:
      'Salen, por ejemplo, cuando el correo se atasca, un disco se llena o nadie atiende una solicitud. Las alarmas no pasan por el primer servidor de correo.',
    webhook: (host) => `web hook en ${host}`,
    noAlarms: 'A ninguna parte: no hay dirección para las alarmas',
  },
};

export const mailSettingsContent: Record<Language, MailSettingsContent> = { en, es };
