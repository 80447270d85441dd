import type { Language } from '@sandhill/company/language.js';
import { spanishMonths } from '@sandhill/company/spanish-time.js';

const en = {
  process: 'How it works',
  factors: 'What it depends on',
  questions: 'Questions we hear',
  related: 'Goes well with',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  range: (from: string, to: string) => `${from} to ${to}`,
};

type ServiceGuidesContent = typeof en;

const es: ServiceGuidesContent = {
  process: 'Cómo trabajamos',
  factors: 'De qué depende',
  questions: 'Preguntas frecuentes',
  related: 'También puede servirle',
  months: spanishMonths,
  range: (from, to) => `De ${from} a ${to}`,
};

export const serviceGuidesContent: Record<Language, ServiceGuidesContent> = { en, es };
