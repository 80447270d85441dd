import type { Language } from '@sandhill/company/language.js';
import { claims } from '../lib/site';

const en = {
  title: 'Contact us',
  lead: 'Call, write, or come by. A person answers.',
  location: 'Location',
  phone: 'Phone',
  emails: 'Email',
  general: 'General',
  office: 'Office',
  support: 'Support',
  follow: 'Follow us',
  rating: [
    [claims.rating.en, 'client rating'],
    [claims.associations.en, 'HOAs'],
    [claims.contactResponse.en, 'response'],
  ],
  quoteTitle: 'Request a quote',
  quoteText: `For a price, tell us about the property. We answer within ${claims.quoteResponse.en}.`,
};

export type ContactPageContent = typeof en;

const es: ContactPageContent = {
  title: 'Contacto',
  lead: 'Llame, escriba o visítenos. Le atiende una persona.',
  location: 'Ubicación',
  phone: 'Teléfono',
  emails: 'Correo',
  general: 'General',
  office: 'Oficina',
  support: 'Soporte',
  follow: 'Síganos',
  rating: [
    [claims.rating.es, 'calificación'],
    [claims.associations.es, 'HOA'],
    [claims.contactResponse.es, 'para responder'],
  ],
  quoteTitle: 'Pida un presupuesto',
  quoteText: `Para un precio, cuéntenos sobre la propiedad. Respondemos en ${claims.quoteResponse.es}.`,
};

export const contactPageContent: Record<Language, ContactPageContent> = { en, es };
