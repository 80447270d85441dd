import type { Confidence } from '@sandhill/company/plant-guide/plant.js';
import type { Language } from '@sandhill/company/language.js';

type Sentence = (name: string, address: string) => string;

const en = {
  open: 'Insert from the guide',
  search: 'Plant or problem',
  searchHint: 'Also by its scientific or Spanish name.',
  kinds: { plant: 'Plant', issue: 'Problem' },
  found: 'Entries in the guide',
  none: 'The guide has no such entry.',
  failed: 'The guide did not load.',
  tryAgain: 'Try again',
  confidence: 'How sure we are',
  confidences: { low: 'Not sure', medium: 'Fairly sure', high: 'Quite sure' } satisfies Record<
    Confidence,
    string
  >,
  preview: 'Text to insert',
  insert: 'Insert',
  /** Sentences for the visitor, by how sure the answering staff member is. */
  sentences: {
    low: (name, address) =>
      `This may be ${name} (we are not sure; another photo would help). More about it: ${address}`,
    medium: (name, address) => `This is probably ${name} (fairly sure). More about it: ${address}`,
    high: (name, address) => `This looks like ${name} (quite sure). More about it: ${address}`,
  } satisfies Record<Confidence, Sentence> as Record<Confidence, Sentence>,
};

type GuideAnswersContent = typeof en;

const es: GuideAnswersContent = {
  open: 'Insertar de la guía',
  search: 'Planta o problema',
  searchHint: 'También por su nombre científico o en inglés.',
  kinds: { plant: 'Planta', issue: 'Problema' },
  found: 'Fichas de la guía',
  none: 'La guía no tiene esa ficha.',
  failed: 'No se cargó la guía.',
  tryAgain: 'Intentar de nuevo',
  confidence: 'Qué tan seguros estamos',
  confidences: { low: 'No estamos seguros', medium: 'Con cierta seguridad', high: 'Muy seguros' },
  preview: 'Dirá así',
  insert: 'Insertar',
  sentences: {
    low: (name, address) =>
      `Podría tratarse de ${name} (no estamos seguros; otra foto ayudaría). Aquí puede leer más: ${address}`,
    medium: (name, address) =>
      `Probablemente se trata de ${name} (con cierta seguridad). Aquí puede leer más: ${address}`,
    high: (name, address) =>
      `Parece tratarse de ${name} (estamos muy seguros). Aquí puede leer más: ${address}`,
  },
};

export const guideAnswersContent: Record<Language, GuideAnswersContent> = { en, es };
