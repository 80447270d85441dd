import type { Language } from '@sandhill/company/language.js';

const plural = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;

const en = {
  usually: (time: string) => `At this hour usually answered within ${time}`,
  time: (hours: number, minutes: number) =>
    [plural(hours, 'hour', 'hours'), plural(minutes, 'minute', 'minutes')].filter(Boolean).join(' '),
};

const es: typeof en = {
  usually: (time) => `A esta hora solemos responder en un plazo de ${time}`,
  time: (hours, minutes) =>
    [plural(hours, 'hora', 'horas'), plural(minutes, 'minuto', 'minutos')].filter(Boolean).join(' y '),
};

export const answerTimeContent: Record<Language, typeof en> = { en, es };
