import type { Localized } from '@sandhill/company/language.js';

/** The subject of a message that asks about a plant: pages of the guide fill it in, and the form then has a place for photos. */
export const plantQuestion: Localized = { en: 'Plant question', es: 'Pregunta sobre una planta' };
