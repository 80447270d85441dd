import type { Language } from '@sandhill/company/language.js';
import type { Urgency } from '../../model/urgency.js';

export const urgencyWords: Record<Language, Record<Urgency, string>> = {
  en: {
    water: 'Water running',
    tree: 'Tree or limb down',
    blocked: 'Drive or road blocked',
    electric: 'Wire or light fault',
    other: 'Something else',
  },
  es: {
    water: 'Fuga de agua',
    tree: 'Árbol o rama caídos',
    blocked: 'Entrada o calle bloqueada',
    electric: 'Problema eléctrico o de iluminación',
    other: 'Otra cosa',
  },
};
