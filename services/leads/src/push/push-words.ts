import type { Site } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import { formatClockTime } from '../mail/templates/mail.js';
import { urgencyWords } from '../mail/templates/urgency-words.js';
import type { Lead } from '../model/lead.entity.js';

/**
 * Kinds of messages: about a new, unclaimed, released or urgent lead, a lead that waits again or got photos, an assigned
 * lead, the leads of the day, the summary after quiet hours, or a test of the device.
 */
export type PushKind =
  | 'new_lead'
  | 'unclaimed'
  | 'given_back'
  | 'urgent'
  | 'waiting'
  | 'photos'
  | 'assigned'
  | 'today'
  | 'digest'
  | 'test';

const words = {
  en: {
    quote: 'New quote request',
    contact: 'New message',
    unclaimed: 'No one has it yet',
    givenBack: 'Unclaimed again',
    urgent: 'Can’t wait',
    waiting: 'Waiting for us again',
    photos: 'New photos',
    assigned: 'Assigned to you',
    allAssigned: 'Several leads are assigned to you',
    today: (count: number) => (count === 1 ? 'Today: 1 lead' : `Today: ${count} leads`),
    none: 'No one is waiting',
    newSince: (count: number, time: string) => `${count} new since ${time}`,
    claim: 'I have it',
    test: 'This device gets a notification for each new lead.',
  },
  es: {
    quote: 'Nueva solicitud de presupuesto',
    contact: 'Nuevo mensaje',
    unclaimed: 'Nadie la atiende todavía',
    givenBack: 'Otra vez sin atender',
    urgent: 'No puede esperar',
    waiting: 'Espera otra vez nuestra respuesta',
    photos: 'Fotos nuevas',
    assigned: 'Se le asignó una solicitud',
    allAssigned: 'Se le asignaron varias solicitudes',
    today: (count: number) => (count === 1 ? 'Hoy: 1 solicitud' : `Hoy: ${count} solicitudes`),
    none: 'Nadie está esperando',
    newSince: (count: number, time: string) => `${count} ${count === 1 ? 'nueva' : 'nuevas'} desde ${time}`,
    claim: 'La atiendo yo',
    test: 'Este dispositivo avisa de cada solicitud nueva.',
  },
} as const;

/**
 * Returns the text that a device shows: the kind of message, the urgency, the area and the services, and nothing that a
 * visitor typed.
 */
export function pushWords(
  kind: PushKind,
  { lead, language, site }: { lead?: Lead; language: Language; site: Site },
): string {
  const said = words[language];
  if (!lead) return kind === 'assigned' ? said.allAssigned : said.test;
  const what = {
    new_lead: said[lead.kind],
    unclaimed: said.unclaimed,
    given_back: said.givenBack,
    urgent: `${said.urgent} (${urgencyWords[language][lead.urgency ?? 'other'].toLowerCase()})`,
    test: said.test,
    waiting: said.waiting,
    photos: said.photos,
    assigned: said.assigned,
    today: said.test,
    digest: said.test,
  }[kind];
  if (lead.kind === 'contact') return what;
  const { areaName, services } = lead;
  const names = (services ?? []).map((id) => site.serviceNames[id][language].toLowerCase());
  const where = [areaName, ...names].filter(Boolean).join(', ');
  return where ? `${what}: ${where}` : what;
}

export function digestWords(count: number, since: Date, language: Language): string {
  const { none, newSince } = words[language];
  return count === 0 ? none : newSince(count, formatClockTime(since, language));
}

export const todayWords = (count: number, language: Language): string => words[language].today(count);

export const claimLabel = (language: Language): string => words[language].claim;
