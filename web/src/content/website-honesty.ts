import type { Language } from '@sandhill/company/language.js';

/** Texts about samples, claims without evidence and contradictions in the site's content. */
const en = {
  wouldRefuse: (count: number) =>
    count === 1
      ? '1 field could not be published on a live site: a sample, or a claim without evidence'
      : `${count} fields could not be published on a live site: samples, and claims without evidence`,
  contradictions: 'Please read these again. They contradict each other:',
};

type WebsiteHonestyContent = typeof en;

const es: WebsiteHonestyContent = {
  wouldRefuse: (count) =>
    count === 1
      ? 'Un sitio en línea rechazaría 1 campo: una muestra o una afirmación sin comprobante'
      : `Un sitio en línea rechazaría ${count} campos: muestras y afirmaciones sin comprobante`,
  contradictions: 'Lea estos textos otra vez. Se contradicen:',
};

export const websiteHonestyContent: Record<Language, WebsiteHonestyContent> = { en, es };
