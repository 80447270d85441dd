import type { Language } from '@sandhill/company/language.js';

/** Texts of answers that are sent later, and of emails with which customers reply. */
const en = {
  when: 'When to send',
  now: 'Now',
  asPlanned: 'As scheduled',
  tomorrow: (time: string) => `Tomorrow: ${time}`,
  chosen: 'At a chosen time',
  time: 'Send at',
  timeHint:
    'Times are in the office’s time zone. Until the answer is sent, you can change or delete it, and the lead counts as not answered.',
  send: 'Send later',
  planned: (name: string, time: string) => ({
    title: `Answer to ${name}`,
    description: `It goes out on ${time}.`,
  }),
  goesOut: (time: string) => `Goes out on ${time}`,
  held: (name: string) =>
    `Not sent: ${name} wrote, called or withdrew the request first, or the lead was marked as spam. Send the answer, change it or delete it.`,
  change: 'Change',
  save: 'Save',
  saving: 'Saving...',
  sendNow: 'Send now',
  remove: 'Delete',
  removeTitle: 'Delete this answer?',
  removeText: 'It will not be sent, and its text and files are deleted.',
  saved: { title: 'Saved', description: 'The answer goes out at the scheduled time.' },
  sent: { title: 'On its way', description: 'The answer goes out in a moment.' },
  removed: { title: 'Deleted', description: 'The answer will not be sent.' },
  failed: 'Nothing was changed',
  conflict: {
    title: 'Someone else changed this answer',
    text: 'Your text is still in this form but not saved. Choose which text to keep, then save. The other person’s text:',
    mine: 'Replace the other person’s text with mine',
    theirs: 'Discard my text',
  },
  codes: {
    invalid_time: 'Please choose a time within the next 60 days.',
    already_sent: 'This answer has already been sent.',
    answer_changed: 'Someone else has changed this answer. Your text is still in this form.',
  } as Record<string, string>,
  text: 'Your answer',
  answersCome: 'Replies come back to this page.',
  fromElsewhere: (address: string) => `From ${address}, which is not this lead’s email address.`,
  withoutText: 'The text of this email cannot be shown here: see the office’s mailbox.',
  files: (names: string) => `Attachments not shown here; open them in the office’s mailbox: ${names}`,
  photos: (count: number) =>
    count === 1 ? '1 photo, shown under Photos' : `${count} photos, shown under Photos`,
  fromProgram: 'Sent from a mail program',
};

const es: typeof en = {
  when: 'Cuándo enviar',
  now: 'Ahora',
  asPlanned: 'Como estaba programado',
  tomorrow: (time) => `Mañana: ${time}`,
  chosen: 'A la hora que elija',
  time: 'Día y hora de envío',
  timeHint:
    'Todas las horas son de la zona horaria de la oficina. Hasta que la respuesta salga, puede cambiarla o eliminarla, y la solicitud cuenta como no respondida.',
  send: 'Enviar más tarde',
  planned: (name, time) => ({ title: `Respuesta a ${name}`, description: `Sale el ${time}` }),
  goesOut: (time) => `Sale el ${time}`,
  held: (name) =>
    `Sin enviar: ${name} escribió, llamó o retiró la solicitud antes, o la solicitud se marcó como spam. Envíe la respuesta, cámbiela o elimínela.`,
  change: 'Cambiar',
  save: 'Guardar',
  saving: 'Guardando...',
  sendNow: 'Enviar ahora',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar esta respuesta?',
  removeText: 'No se enviará, y su texto y sus archivos se eliminan.',
  saved: { title: 'Guardado', description: 'La respuesta sale a la hora programada.' },
  sent: { title: 'En camino', description: 'La respuesta sale en un momento.' },
  removed: { title: 'Eliminada', description: 'La respuesta no se envía.' },
  failed: 'No se cambió nada',
  conflict: {
    title: 'Otra persona cambió esta respuesta',
    text: 'Su texto sigue en este formulario, pero no se guardó. Elija cuál de los dos conservar y guarde. El texto de la otra persona:',
    mine: 'Reemplazar el texto de la otra persona con el mío',
    theirs: 'Descartar mi texto',
  },
  codes: {
    invalid_time: 'Elija una hora dentro de los próximos 60 días.',
    already_sent: 'Esta respuesta ya se envió.',
    answer_changed: 'Otra persona cambió esta respuesta. Su texto sigue en este formulario.',
  },
  text: 'Su respuesta',
  answersCome: 'Lo que responda el cliente se verá en esta página.',
  fromElsewhere: (address) => `De ${address}, que no es el correo de esta solicitud.`,
  withoutText: 'El texto de este correo no se puede mostrar aquí: véalo en el buzón de la oficina.',
  files: (names) => `Archivos que no se muestran aquí; ábralos en el buzón de la oficina: ${names}`,
  photos: (count) => (count === 1 ? '1 foto, en la sección Fotos' : `${count} fotos, en la sección Fotos`),
  fromProgram: 'Enviada desde un programa de correo',
};

export const sendLaterContent: Record<Language, typeof en> = { en, es };
