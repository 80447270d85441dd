import type { Language } from '@sandhill/company/language.js';

/** Texts of the overview, which shows figures about the leads. */
const en = {
  title: 'Overview',
  days: 'Period',
  lengths: { 7: '7 days', 30: '30 days', 90: '90 days' },
  span: (from: string, to: string) => `${from} to ${to}`,
  csv: 'Download CSV',
  csvLoading: 'Downloading...',
  csvFailed: 'The figures were not downloaded',
  tryAgain: 'Check the connection and try again.',
  failed: 'The figures did not load',
  failedText: 'The leads themselves are safe. Please try again.',
  empty: 'No leads in this period',
  emptyText: 'Choose a longer period, or come back after the first lead.',
  period: 'This period',
  before: 'Previous period',
  yearBefore: 'Last year',
  compared: (before: string, year: string) => `Previous ${before} · last year ${year}`,
  note: 'Spam and leads in the bin are not counted. Times are in office hours and cover only leads from the website.',
  cards: {
    leads: 'Leads',
    leadsHint: (quotes: number, contacts: number) =>
      `${quotes} ${quotes === 1 ? 'quote request' : 'quote requests'}, ${contacts} ${contacts === 1 ? 'message' : 'messages'}`,
    promise: (hours: number) => `Claimed within ${hours} office hours`,
    promiseHint: (within: number, of: number) => `${within} of ${of} leads`,
    claim: 'Time to claim',
    answer: 'Time to answer',
    ninety: (time: string) => `9 of 10 within ${time}`,
    noTimes: 'None in office hours',
    won: 'Won',
    wonHint: (value: string) => `Worth ${value}`,
  },
  chart: {
    title: 'Leads by day',
    summary: (total: number, most: number) => `${total} in all, at most ${most} a day`,
    table: 'Show as a table',
    day: 'Day',
    count: 'Leads',
  },
  lists: {
    bySource: 'Channels',
    byService: 'Services',
    byArea: 'Areas',
    byLanguage: 'Language',
    byFirstPage: 'First page',
    byGuidePage: 'Leads by guide page',
    lostReasons: 'Why leads were lost',
  },
  none: 'Nothing in this period',
  areas: { nearby: 'Close by', outside: 'Outside our area', unknown: 'Not recognized' } as Record<
    string,
    string
  >,
  languages: { en: 'English', es: 'Spanish' } as Record<string, string>,
};

type OverviewContent = typeof en;

const es: OverviewContent = {
  title: 'Resumen',
  days: 'Período',
  lengths: { 7: '7 días', 30: '30 días', 90: '90 días' },
  span: (from, to) => `Del ${from} al ${to}`,
  csv: 'Descargar CSV',
  csvLoading: 'Descargando...',
  csvFailed: 'No se descargaron las cifras',
  tryAgain: 'Revise la conexión e intente de nuevo.',
  failed: 'No se pudieron cargar las cifras',
  failedText: 'Las solicitudes están a salvo. Intente de nuevo.',
  empty: 'Sin solicitudes en este período',
  emptyText: 'Elija un período más largo o vuelva cuando llegue la primera solicitud.',
  period: 'Este período',
  before: 'Período anterior',
  yearBefore: 'Año pasado',
  compared: (before, year) => `Anterior ${before} · año pasado ${year}`,
  note: 'Sin spam ni papelera. Los tiempos cuentan solo el horario de oficina, para solicitudes del sitio.',
  cards: {
    leads: 'Solicitudes',
    leadsHint: (quotes, contacts) =>
      `${quotes} de presupuesto, ${contacts} ${contacts === 1 ? 'mensaje' : 'mensajes'}`,
    promise: (hours) => `Tomadas en ${hours} horas de oficina`,
    promiseHint: (within, of) => `${within} de ${of} solicitudes`,
    claim: 'Tiempo hasta tomarla',
    answer: 'Tiempo hasta responderla',
    ninety: (time) => `9 de cada 10 en ${time}`,
    noTimes: 'Ninguna en horario de oficina',
    won: 'Ganadas',
    wonHint: (value) => `Por un valor de ${value}`,
  },
  chart: {
    title: 'Solicitudes por día',
    summary: (total, most) => `${total} en total, ${most} al día como máximo`,
    table: 'Ver como tabla',
    day: 'Día',
    count: 'Solicitudes',
  },
  lists: {
    bySource: 'Canales',
    byService: 'Servicios',
    byArea: 'Zonas',
    byLanguage: 'Idioma',
    byFirstPage: 'Primera página',
    byGuidePage: 'Solicitudes por página de la guía',
    lostReasons: 'Por qué se perdieron',
  },
  none: 'Nada en este período',
  areas: { nearby: 'Cerca', outside: 'Fuera de nuestra zona', unknown: 'No reconocida' },
  languages: { en: 'Inglés', es: 'Español' },
};

export const overviewContent: Record<Language, OverviewContent> = { en, es };
