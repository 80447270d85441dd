import type { Confidence, Severity } from '@sandhill/company/plant-guide/plant.js';
import type { Language } from '@sandhill/company/language.js';
import { profile } from '../lib/site';

/** The four kinds of plant among which a visitor chooses first in the problem finder. */
export type PlantKind = 'lawn' | 'palm' | 'hedge' | 'tree';

const en = {
  title: 'What is wrong with my plant?',
  lead: 'Tap what you see, or write it in your own words. We show what it may be and what to do.',
  pageTitle: `Plant and lawn problems: what it may be | ${profile.name}`,
  pageDescription:
    'Yellow fronds, brown patches, white crust: find out what may ail a palm, lawn, hedge or tree in southwest Florida, and what to do.',
  finder: 'Problem finder',
  what: 'What is it about?',
  kinds: {
    lawn: 'Lawn',
    palm: 'Palm',
    hedge: 'Hedge or shrub',
    tree: 'Tree',
  } satisfies Record<PlantKind, string>,
  part: 'Where do you see it?',
  sees: 'What do you see?',
  seesHint: 'Choose all that fit.',
  alsoSeen: 'Elsewhere on the plant',
  words: 'Or in your own words',
  wordsHint: 'For example: white fuzz under the leaves of my hedge',
  start: 'Start again',
  results: 'It may be',
  waiting: 'Possible causes appear here once you tap or write what you see.',
  /** Also announced by screen readers. */
  found: (count: number) =>
    count === 1 ? '1 possible cause' : `${count} possible causes, the likeliest first`,
  showFound: (count: number) => (count === 1 ? 'Show 1 possible cause' : `Show ${count} possible causes`),
  byWords: 'You wrote about another kind of plant than the one you tapped. We went by your words.',
  none: 'Nothing in our guide fits that. Try other words, or send us photos: a person looks at them.',
  because: 'Why',
  reasons: {
    plant: (name: string) => `it is common on ${name}`,
    month: 'it is seen at this time of the year',
    named: 'you named it',
  },
  /** How well a suggested problem fits the signs. */
  fits: {
    high: 'The signs fit well',
    medium: 'The signs fit, but other things look alike',
    low: 'A guess: signs alone cannot tell',
  } satisfies Record<Confidence, string>,
  severity: 'How bad it is',
  moreOf: 'Signs, causes and what to do',
  fileFailed: 'The finder could not be loaded',
  fileFailedText: 'Check the connection, or look through the list below.',
  all: 'All problems',
  allText: 'Each with its signs, its look-alikes and what to do.',
  lists: { lawn: 'Lawns', palm: 'Palms', hedge: 'Hedges and shrubs', tree: 'Trees' } satisfies Record<
    PlantKind,
    string
  >,
  empty: 'The list is being written. Send us a photo: a person looks at it.',
  toPlants: 'All plants',
  back: 'All problems',
  signs: 'Signs',
  looks: 'How it looks',
  severityOf: {
    low: 'Low',
    moderate: 'Moderate',
    high: 'High',
    critical: 'Critical',
  } satisfies Record<Severity, string>,
  sure: 'How reliable the signs alone are',
  sureOf: {
    low: 'Not sure: a test or a look on site decides',
    medium: 'Fairly sure: some things look alike',
    high: 'Sure: hardly anything else looks like it',
  } satisfies Record<Confidence, string>,
  season: 'When it is seen',
  allYear: 'All year',
  range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  lookAlikes: 'Often confused with',
  causes: 'Causes',
  solutions: 'What to do',
  prevention: 'How to prevent it',
  licence: 'Treating this for hire takes a pesticide license. Always follow the product label.',
  plants: 'Plants it affects',
  help: 'We help',
  helpText: (service: string) => `${service}: we come, look at it and say what it takes.`,
  getQuote: 'Get a quote',
};

type ProblemFinderContent = typeof en;

const es: ProblemFinderContent = {
  title: '¿Qué tiene mi planta?',
  lead: 'Toque lo que ve o escríbalo con sus palabras. Le mostramos qué puede ser y qué hacer.',
  pageTitle: `Problemas de plantas y césped: qué puede ser | ${profile.name}`,
  pageDescription:
    'Hojas de palma amarillas, manchas secas, costra blanca: averigüe qué puede tener su palma, césped, seto o árbol en el suroeste de Florida, y qué hacer.',
  finder: 'Buscador de problemas',
  what: '¿De qué se trata?',
  kinds: { lawn: 'Césped', palm: 'Palma', hedge: 'Seto o arbusto', tree: 'Árbol' },
  part: '¿Dónde lo ve?',
  sees: '¿Qué ve?',
  seesHint: 'Elija todo lo que coincida.',
  alsoSeen: 'En otra parte de la planta',
  words: 'O con sus palabras',
  wordsHint: 'Por ejemplo: pelusa blanca debajo de las hojas del seto',
  start: 'Empezar de nuevo',
  results: 'Puede ser',
  waiting: 'Aquí aparece qué puede ser, en cuanto toque o escriba lo que ve.',
  found: (count) => (count === 1 ? '1 causa posible' : `${count} causas posibles, primero la más probable`),
  showFound: (count) => (count === 1 ? 'Mostrar 1 causa posible' : `Mostrar ${count} causas posibles`),
  byWords: 'Sus palabras nombran una planta distinta de la que tocó: nos guiamos por las palabras.',
  none: 'Nada en nuestra guía coincide. Pruebe con otras palabras o envíenos fotos: una persona las revisa.',
  because: 'Por qué',
  reasons: {
    plant: (name) => `es común en ${name}`,
    month: 'se ve en esta época del año',
    named: 'usted lo nombró',
  },
  fits: {
    high: 'Los síntomas coinciden bien',
    medium: 'Los síntomas coinciden, pero hay otros problemas parecidos',
    low: 'Una suposición: los síntomas solos no bastan',
  },
  severity: 'Gravedad',
  moreOf: 'Síntomas, causas y qué hacer',
  fileFailed: 'No se pudo cargar el buscador',
  fileFailedText: 'Revise la conexión o mire la lista de abajo.',
  all: 'Todos los problemas',
  allText: 'Cada uno con sus síntomas, lo que se le parece y qué hacer.',
  lists: { lawn: 'Césped', palm: 'Palmas', hedge: 'Setos y arbustos', tree: 'Árboles' },
  empty: 'Estamos escribiendo la lista. Envíenos una foto: una persona la revisa.',
  toPlants: 'Todas las plantas',
  back: 'Todos los problemas',
  signs: 'Síntomas',
  looks: 'Cómo se ve',
  severityOf: { low: 'Baja', moderate: 'Moderada', high: 'Alta', critical: 'Crítica' },
  sure: 'Qué tan confiables son los síntomas por sí solos',
  sureOf: {
    low: 'Poco confiables: hace falta un análisis o una visita',
    medium: 'Bastante confiables: hay cosas parecidas',
    high: 'Muy confiables: casi nada más se ve así',
  },
  season: 'Cuándo se ve',
  allYear: 'Todo el año',
  range: (from, to) => (from === to ? from : `de ${from} a ${to}`),
  lookAlikes: 'Con qué se confunde',
  causes: 'Causas',
  solutions: 'Qué hacer',
  prevention: 'Cómo prevenirlo',
  licence:
    'Quien cobra por tratarlo necesita licencia de aplicador de pesticidas. Siga siempre la etiqueta del producto.',
  plants: 'Plantas a las que afecta',
  help: 'Le ayudamos',
  helpText: (service) => `${service}: vamos, lo miramos y le decimos qué hace falta.`,
  getQuote: 'Pida un presupuesto',
};

export const problemFinderContent: Record<Language, ProblemFinderContent> = { en, es };
