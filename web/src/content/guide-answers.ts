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
  confidences: { low: 'Not sure', medium: 'Fairly sure', high: 'Very sure' } satisfies Record<
    Confidence,
    string
  >,
  preview: 'Text to insert',
  insert: 'Insert',
  /** Sentences for the visitor, by how sure the answering staff member is. */
  sentences: {
    low: (name, address) =>
      `This may be ${name} (we are not sure; another photo would help). More about it: ${address}`,
    medium: (name, address) => `We are fairly sure that this is ${name}. More about it: ${address}`,
    high: (name, address) => `We are very sure that this is ${name}. More about it: ${address}`,
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
  confidences: { low: 'Poco seguros', medium: 'Bastante seguros', high: 'Muy seguros' },
  preview: 'Texto que se inserta',
  insert: 'Insertar',
  sentences: {
    low: (name, address) =>
      `Podría tratarse de ${name} (no estamos seguros; otra foto ayudaría). Aquí puede leer más: ${address}`,
    medium: (name, address) =>
      `Estamos bastante seguros de que se trata de ${name}. Aquí puede leer más: ${address}`,
    high: (name, address) =>
      `Estamos muy seguros de que se trata de ${name}. Aquí puede leer más: ${address}`,
  },
};

export const guideAnswersContent: Record<Language, GuideAnswersContent> = { en, es };
