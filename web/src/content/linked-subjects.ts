import type { Localized } from '@sandhill/company/language.js';

/** Subject of a message about a plant. Pages of the guide fill it in, and the form then offers to add photos. */
export const plantQuestion: Localized = { en: 'Plant question', es: 'Pregunta sobre una planta' };

/** Subject of a message that the careers page links to. */
export const workQuestion: Localized = { en: 'Careers', es: 'Empleo' };
