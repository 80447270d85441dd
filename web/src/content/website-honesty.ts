import type { Language } from '@sandhill/company/language.js';

/** Texts about samples, claims without evidence and contradictions in the site's content. */
const en = {
  wouldRefuse: (count: number) =>
    count === 1
      ? 'Before the site goes live, change 1 field: it is a sample, or a claim without evidence'
      : `Before the site goes live, change ${count} fields: they are samples, or claims without evidence`,
  contradictions: 'Please read these again. They contradict each other:',
};

type WebsiteHonestyContent = typeof en;

const es: WebsiteHonestyContent = {
  wouldRefuse: (count) =>
    count === 1
      ? 'Antes de poner el sitio en línea, cambie 1 campo: es una muestra o una afirmación sin evidencia'
      : `Antes de poner el sitio en línea, cambie ${count} campos: son muestras o afirmaciones sin evidencia`,
  contradictions: 'Lea estos textos otra vez. Se contradicen:',
};

export const websiteHonestyContent: Record<Language, WebsiteHonestyContent> = { en, es };
