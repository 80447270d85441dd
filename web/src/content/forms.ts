import type { Language } from '@sandhill/company/language.js';

/** Texts that the two public forms show at first. */
const en = {
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  address: 'Property address',
  addressHint: 'Street, city and ZIP code',
  services: 'Services you are interested in',
  message: 'Message',
  subject: 'Subject',
  heardFrom: 'How did you hear about us?',
  optional: 'optional',
  /** Precedes the name of a plant or a plant problem. */
  about: 'About:',
  requiredNote: 'Fields marked * are required.',
  messageHint: 'What do you have in mind, and by when?',
  honeypot: 'Leave this field empty',
  privacyBefore: 'We use what you write only to answer you and to plan the work. See ',
  privacyLink: 'Privacy',
  quote: {
    submit: 'Request my quote',
    submitting: 'Submitting...',
    photoNote: '[Uploaded image of my property/yard to show the project area]',
  },
  contact: {
    title: 'Send us a message',
    submit: 'Send message',
    submitting: 'Sending...',
  },
  progress: {
    sending: (percent: number) => `Sending ${percent}%`,
    waiting: 'We are busy, sending again shortly',
  },
  photos: {
    add: 'Add Photos',
    phone: 'Take photos with your phone',
    hint: 'Up to 10 photos, JPG or PNG, 5MB each',
    remove: (name: string) => `Remove ${name}`,
    count: (count: number) => `${count} of 10 photos`,
  },
};

export type FormsContent = typeof en;

const es: FormsContent = {
  name: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  address: 'Dirección de la propiedad',
  addressHint: 'Calle, ciudad y código postal',
  services: 'Servicios que le interesan',
  message: 'Mensaje',
  subject: 'Asunto',
  heardFrom: '¿Cómo supo de nosotros?',
  optional: 'opcional',
  about: 'Sobre:',
  requiredNote: 'Los campos con * son obligatorios.',
  messageHint: '¿Qué tiene en mente y para cuándo?',
  honeypot: 'Deje este campo vacío',
  privacyBefore: 'Usamos lo que escribe únicamente para responderle y planear el trabajo. Vea ',
  privacyLink: 'Privacidad',
  quote: {
    submit: 'Pedir mi presupuesto',
    submitting: 'Enviando...',
    photoNote: '[Imagen de mi propiedad o jardín para mostrar el área del proyecto]',
  },
  contact: {
    title: 'Envíenos un mensaje',
    submit: 'Enviar mensaje',
    submitting: 'Enviando...',
  },
  progress: {
    sending: (percent) => `Enviando ${percent}%`,
    waiting: 'Hay mucha actividad; volvemos a enviar en un momento',
  },
  photos: {
    add: 'Agregar fotos',
    phone: 'Tomar fotos con su teléfono',
    hint: 'Hasta 10 fotos JPG o PNG, 5 MB por foto',
    remove: (name) => `Quitar ${name}`,
    count: (count) => `${count} de 10 fotos`,
  },
};

export const formsContent: Record<Language, FormsContent> = { en, es };
