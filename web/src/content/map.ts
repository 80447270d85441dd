import type { Language } from '@sandhill/company/language.js';

const en = {
  alt: (served: number, nearby: number) =>
    `Map of Collier and Lee counties: our office in Naples, the ${served} communities that we serve, and ${nearby} close by.`,
  marked: (area: string) => `Marked: ${area}.`,
  serve: 'We serve',
  nearby: 'Close by',
  office: 'Our office',
};

type MapContent = typeof en;

const es: MapContent = {
  alt: (served, nearby) =>
    `Mapa de los condados de Collier y Lee: nuestra oficina en Naples, las ${served} comunidades donde trabajamos y ${nearby} cercanas.`,
  marked: (area) => `Marcado: ${area}.`,
  serve: 'Trabajamos aquí',
  nearby: 'Queda cerca',
  office: 'Nuestra oficina',
};

export const mapContent: Record<Language, MapContent> = { en, es };
