import type { Language } from '@sandhill/company/language.js';

const en = {
  title: 'Page Not Found',
  text: 'The address may be old or mistyped. These pages exist:',
};

type NotFoundContent = typeof en;

const es: NotFoundContent = {
  title: 'Página no encontrada',
  text: 'La dirección puede ser antigua o tener un error. Estas páginas sí existen:',
};

export const notFoundContent: Record<Language, NotFoundContent> = { en, es };
