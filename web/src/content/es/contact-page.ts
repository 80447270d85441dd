import { claims } from '@sandhill/company/claims.js';
import type { ContactPageContent } from '../en/contact-page';

export const contactPage: ContactPageContent = {
  title: 'Contacto',
  lead: 'Llame, escriba o visítenos. Le atiende una persona.',
  location: 'Ubicación',
  phone: 'Teléfono',
  emails: 'Correo',
  general: 'General',
  office: 'Oficina',
  support: 'Soporte',
  hours: 'Horario',
  weekdays: 'Lunes a viernes',
  saturday: 'Sábado',
  sunday: 'Domingo',
  follow: 'Síganos',
  rating: [
    [claims.rating.es, 'calificación'],
    [claims.associations.es, 'HOA'],
    [claims.contactResponse.es, 'para responder'],
  ],
  quoteTitle: 'Pida un presupuesto',
  quoteText: `Para un precio, cuéntenos sobre la propiedad. Respondemos en ${claims.quoteResponse.es}.`,
};
