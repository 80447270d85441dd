import type { FormsContent } from '../en/forms';

export const forms: FormsContent = {
  name: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  address: 'Dirección de la propiedad',
  services: 'Servicios que le interesan',
  message: 'Mensaje',
  subject: 'Asunto',
  optional: 'opcional',
  requiredNote: 'Los campos con * son obligatorios.',
  messageHint: '¿Qué tiene en mente y para cuándo?',
  honeypot: 'Deje este campo vacío',
  privacyBefore: 'Usamos lo que escribe solo para responderle. Vea ',
  privacyLink: 'Privacidad',
  quote: {
    submit: 'Pedir mi presupuesto',
    submitting: 'Enviando...',
    sending: (percent) => `Enviando ${percent} %`,
    waiting: 'Hay mucho movimiento, enviamos de nuevo en un momento',
    addPhotos: 'Agregar fotos',
    photosHint: 'Hasta 10 fotos, JPG o PNG, de 5 MB cada una',
    photoNote: '[Imagen de mi propiedad o jardín para mostrar el área del proyecto]',
    removePhoto: (name) => `Quitar ${name}`,
    photoCount: (count) => `${count} de 10 fotos`,
  },
  contact: {
    title: 'Envíenos un mensaje',
    submit: 'Enviar mensaje',
    submitting: 'Enviando...',
  },
};
