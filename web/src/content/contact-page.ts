import type { Language } from '@sandhill/company/language.js';
import { ifClaimed, claimText } from '../lib/site';

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
    ...ifClaimed('rating', ({ en }) => [en, 'client rating']),
    ...ifClaimed('associations', ({ en }) => [en, 'HOAs']),
    ...ifClaimed('contactResponse', ({ en }) => [en, 'response']),
  ],
  like: (title: string, address: string) =>
    `I want something like “${title}” in your gallery${address && ` (${address})`}.`,
  quoteTitle: 'Request a quote',
  quoteText: `Tell us about the property and we give you a price.${claimText('quoteResponse', ({ en }) => ` We answer within ${en}.`)}`,
};

type ContactPageContent = typeof en;

const es: ContactPageContent = {
  title: 'Contacto',
  lead: 'Llame, escriba o visítenos. Atiende una persona.',
  location: 'Ubicación',
  phone: 'Teléfono',
  emails: 'Correo',
  general: 'General',
  office: 'Oficina',
  support: 'Soporte',
  follow: 'Síganos',
  rating: [
    ...ifClaimed('rating', ({ es }) => [es, 'calificación']),
    ...ifClaimed('associations', ({ es }) => [es, 'HOA']),
    ...ifClaimed('contactResponse', ({ es }) => [es, 'para responder']),
  ],
  like: (title, address) => `Quiero algo como “${title}” de su galería${address && ` (${address})`}.`,
  quoteTitle: 'Pida un presupuesto',
  quoteText: `Cuéntenos sobre la propiedad y le damos un precio.${claimText('quoteResponse', ({ es }) => ` Respondemos en ${es}.`)}`,
};

export const contactPageContent: Record<Language, ContactPageContent> = { en, es };
