import type { Language } from '@sandhill/company/language.js';

/** Texts of lead doors, which are addresses that receive leads from other sources. */
const en = {
  title: 'Leads from elsewhere',
  text: 'A web address for each source: Google Ads, Angi, a partner, a form on another site. Whatever arrives there becomes a lead like any other, with the same emails and reminders, and shows its source. Each address accepts up to 60 leads a minute.',
  failed: 'The sources did not load',
  none: 'No source yet.',
  open: 'Add a source',
  name: 'Name',
  nameHint: 'Shown on its leads, for example Angi.',
  missing: 'Please enter a name',
  tooMany: 'Twenty sources is the limit. Please stop one.',
  submit: 'Add source',
  opening: 'Adding...',
  notOpened: 'The source was not added',
  addressTitle: 'Copy the address now',
  addressText:
    'For the person who sets up the other program: enter it there as the web hook (POST, JSON: name, email, phone, address, services, message, externalId). It is not shown again. Keep it secret: anyone who has it can send leads.',
  isOpen: 'Active',
  isClosed: 'Stopped',
  accepted: (count: number) => (count === 1 ? '1 lead' : `${count} leads`),
  last: (time: string) => `last one ${time}`,
  unusable: (count: number) => `${count} of them without email or phone`,
  refused: (count: number) => `${count} rejected: over the limit`,
  close: 'Stop',
  closeOf: (name: string) => `Stop ${name}`,
  closeText: 'Its address stops working for good. The leads that came through it stay.',
  closing: 'Stopping...',
  closed: { title: 'Stopped', description: 'The address takes no more leads.' },
  notClosed: 'The source was not stopped',
};

type LeadDoorsContent = typeof en;

const es: LeadDoorsContent = {
  title: 'Solicitudes de otras fuentes',
  text: 'Una dirección web para cada fuente: Google Ads, Angi, un socio, un formulario de otro sitio. Lo que llega ahí se vuelve una solicitud como las demás, con los mismos correos y recordatorios, y muestra su fuente. Cada dirección acepta hasta 60 solicitudes por minuto.',
  failed: 'No se pudieron cargar las fuentes',
  none: 'Todavía no hay ninguna fuente.',
  open: 'Agregar una fuente',
  name: 'Nombre',
  nameHint: 'Como se verá en las solicitudes, por ejemplo Angi.',
  missing: 'Escriba un nombre',
  tooMany: 'El máximo es de veinte fuentes. Detenga una.',
  submit: 'Agregar fuente',
  opening: 'Agregando...',
  notOpened: 'No se agregó la fuente',
  addressTitle: 'Copie la dirección ahora',
  addressText:
    'Para quien configura el otro programa: escríbala allí como web hook (POST, JSON: name, email, phone, address, services, message, externalId). No se muestra otra vez. Manténgala en secreto: quien la tenga puede enviar solicitudes.',
  isOpen: 'Activa',
  isClosed: 'Detenida',
  accepted: (count) => (count === 1 ? '1 solicitud' : `${count} solicitudes`),
  last: (time) => `la última, el ${time}`,
  unusable: (count) => `${count} de ellas sin correo ni teléfono`,
  refused: (count) => `${count === 1 ? '1 rechazada' : `${count} rechazadas`} por superar el límite`,
  close: 'Detener',
  closeOf: (name) => `Detener ${name}`,
  closeText: 'Su dirección deja de funcionar para siempre. Las solicitudes que llegaron por ella se quedan.',
  closing: 'Deteniendo...',
  closed: { title: 'Detenida', description: 'La dirección ya no acepta solicitudes.' },
  notClosed: 'No se detuvo la fuente',
};

export const leadDoorsContent: Record<Language, LeadDoorsContent> = { en, es };
