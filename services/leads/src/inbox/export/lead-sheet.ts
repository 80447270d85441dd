import { serviceNames } from '@sandhill/company/service-names.js';
import type { LeadRow, LeadTexts } from '../inbox.repository.js';
import { mailStateOf } from '../lead.responses.js';
import { csvLine } from './csv.js';
import { sheetTime } from './office-clock.js';

/** A lead with its long texts. */
export type SheetLead = LeadRow & LeadTexts;

const columns: Record<string, (lead: SheetLead) => string | number | null> = {
  Reference: ({ reference }) => reference,
  'Received (New York)': ({ createdAt }) => sheetTime(createdAt),
  Kind: ({ kind }) => kind,
  Status: ({ status }) => status,
  Name: ({ name }) => name,
  'E-mail': ({ email }) => email,
  Phone: ({ phone }) => phone,
  Address: ({ address }) => address,
  Area: ({ areaName }) => areaName,
  'Area match': ({ areaMatch }) => areaMatch,
  Services: ({ services }) => (services ?? []).map((id) => serviceNames[id].en).join('; '),
  Subject: ({ subject }) => subject,
  Message: ({ message }) => message,
  Language: ({ language }) => language,
  Page: ({ page }) => page,
  Photos: ({ photoCount }) => photoCount,
  Mail: (lead) => mailStateOf(lead),
};

/** The first line of the sheet. */
export const sheetHead = csvLine(Object.keys(columns));

/** One lead's line. */
export function sheetLine(lead: SheetLead): string {
  return csvLine(Object.values(columns).map((read) => read(lead) ?? ''));
}
