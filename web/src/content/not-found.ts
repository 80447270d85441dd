import type { Language } from '@sandhill/company/language.js';

const en = {
  title: 'Page Not Found',
  hint: 'Did you forget to add the page to the router?',
  text: 'The address may be old or mistyped. These pages exist:',
};

export type NotFoundContent = typeof en;

const es: NotFoundContent = {
  title: 'Página no encontrada',
  hint: '¿Olvidó agregar la página al enrutador?',
  text: 'La dirección puede ser antigua o tener un error. Estas páginas sí existen:',
};

export const notFoundContent: Record<Language, NotFoundContent> = { en, es };
