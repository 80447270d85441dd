import type { Language } from '@sandhill/company/language.js';

const en = { failed: 'The choices did not load.' };

const es: typeof en = { failed: 'No se pudieron cargar las opciones.' };

export const optionsContent: Record<Language, typeof en> = { en, es };
