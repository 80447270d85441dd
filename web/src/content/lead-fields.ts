/** Names of a lead's fields, for the lead's page, its history and the sheet for the crew. */
export const leadFields = {
  en: {
    phone: 'Phone',
    email: 'Email',
    services: 'Services',
    subject: 'Subject',
    address: 'Address',
    received: 'Received',
    message: 'Message',
  },
  es: {
    phone: 'Teléfono',
    email: 'Correo',
    services: 'Servicios',
    subject: 'Asunto',
    address: 'Dirección',
    received: 'Recibida',
    message: 'Mensaje',
  },
};
