import type { LeadRecord } from '../inbox.repository.js';
import { entriesOf } from '../../model/guide-pages.js';
import { mailStateOf } from '../lead-summary.response.js';
import { csvLine } from './csv.js';
import { sheetTime } from './office-clock.js';
import type { PublishedContent } from '@sandhill/company/published-site/published-content.js';

type Cell = string | number | null;

type SheetSite = Pick<PublishedContent, 'current' | 'guide'>;

/** Columns by name. The office's own sheets read them by name, so an existing column keeps its name. */
const columns: Record<string, (record: LeadRecord, site: SheetSite) => Cell> = {
  Reference: ({ lead }) => lead.reference,
  'Received (New York)': ({ lead }) => sheetTime(lead.createdAt),
  Kind: ({ lead }) => lead.kind,
  Status: ({ lead }) => lead.status,
  Name: ({ lead }) => lead.name,
  'E-mail': ({ lead }) => lead.email,
  Phone: ({ lead }) => lead.phone,
  Address: ({ lead }) => lead.address,
  Area: ({ lead }) => lead.areaName,
  'Area match': ({ lead }) => lead.areaMatch,
  Services: ({ lead }, { current }) =>
    lead.services?.map((id) => current.serviceNames[id].en).join('; ') ?? null,
  Subject: ({ lead }) => lead.subject,
  Message: ({ lead }) => lead.message,
  Language: ({ lead }) => lead.language,
  Page: ({ lead }) => lead.page,
  Source: ({ lead }) => lead.doorName ?? lead.source,
  Owner: ({ owner }) => owner?.username ?? null,
  'Follow-up': ({ lead }) => lead.followUpOn,
  'Claimed (New York)': ({ lead }) => lead.claimedAt && sheetTime(lead.claimedAt),
  'Answered (New York)': ({ lead }) => lead.answeredAt && sheetTime(lead.answeredAt),
  'Quoted ($)': ({ lead }) => inDollars(lead.quotedCents),
  'Job ($)': ({ lead }) => inDollars(lead.jobCents),
  'Lost because': ({ lead }) => lead.lostReason,
  'First page': ({ lead }) => lead.firstPage,
  Referrer: ({ lead }) => lead.referrerHost,
  Campaign: ({ lead }) => lead.utm?.campaign ?? null,
  'Heard of us': ({ lead }) => lead.heardFrom,
  'Came from': ({ lead }, { guide }) =>
    entriesOf(lead.guide, guide)
      .map(({ name }) => name.en)
      .join('; '),
  Photos: ({ photoCount }) => photoCount,
  Mail: mailStateOf,
};

const inDollars = (cents: number | null) => (cents === null ? null : (cents / 100).toFixed(2));

export const sheetHeader = csvLine(Object.keys(columns));

export function sheetRow(record: LeadRecord, site: SheetSite): string {
  return csvLine(Object.values(columns).map((read) => read(record, site) ?? ''));
}
