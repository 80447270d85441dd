import type { Site } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import type { Lead } from '../model/lead.entity.js';

/** What a message says: a new lead, one that no one has, or that the device works. */
export type PushKind = 'new_lead' | 'unclaimed' | 'test';

const words = {
  en: {
    quote: 'New quote',
    contact: 'New message',
    unclaimed: 'No one has it yet',
    claim: 'I have it',
    test: 'This device is told about new leads.',
  },
  es: {
    quote: 'Nuevo presupuesto',
    contact: 'Nuevo mensaje',
    unclaimed: 'Nadie se ocupa todavía',
    claim: 'La atiendo yo',
    test: 'Este dispositivo avisa de las nuevas solicitudes.',
  },
} as const;

/** What a device shows: kind and place, and nothing that a visitor typed. */
export function pushWords(
  kind: PushKind,
  { lead, language, site }: { lead?: Lead; language: Language; site: Site },
): string {
  const said = words[language];
  if (!lead) return said.test;
  const what = kind === 'unclaimed' ? said.unclaimed : said[lead.kind];
  if (lead.kind === 'contact') return what;
  const { areaName, services } = lead;
  const names = (services ?? []).map((id) => site.serviceNames[id][language].toLowerCase());
  const where = [areaName, ...names].filter(Boolean).join(', ');
  return where ? `${what}: ${where}` : what;
}

/** The label of the button with which a device claims the lead. */
export const claimLabel = (language: Language): string => words[language].claim;
