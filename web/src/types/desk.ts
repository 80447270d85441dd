import type { components } from './generated/api';

type Schemas = components['schemas'];

type Summary = Schemas['LeadSummaryResponse'];
type Detail = Schemas['LeadDetailResponse'];

/** A member of staff, by the name to show. */
export interface StaffName {
  id: string;
  username: string;
}

export interface StaffMember extends StaffName {
  isActive: boolean;
}

/** What the desk knows of a lead, in the list and on its page. */
interface DeskFields {
  email: string | null;
  source: 'site' | 'call' | 'walk-in' | 'referral' | 'other';
  owner: StaffName | null;
  /** `YYYY-MM-DD` */
  followUpOn: string | null;
  claimedAt: string | null;
  claimedBy: string | null;
  claimedVia: 'page' | 'mail' | 'push' | 'answer' | null;
  answeredAt: string | null;
  quotedCents: number | null;
  jobCents: number | null;
  lostReason: LostReason | null;
}

export type LostReason =
  'price' | 'timing' | 'other_firm' | 'no_answer' | 'not_our_work' | 'outside' | 'other';

export interface LeadMessage {
  id: string;
  direction: 'out';
  author: string;
  text: string;
  language: 'en' | 'es';
  createdAt: string;
  state: 'owed' | 'sending' | 'sent' | 'failed' | 'held';
  sentAt: string | null;
  lastError: string | null;
}

export interface LeadEvent {
  id: string;
  at: string;
  kind: string;
  actor: string | null;
  details: Record<string, unknown>;
}

export type EarlierLead = Pick<Summary, 'id' | 'reference' | 'kind' | 'status' | 'createdAt' | 'name'>;

export type Lead = Omit<Summary, keyof DeskFields> & DeskFields;

export type DeskNote = Detail['notes'][number] & { kind: 'note' | 'call' };

export type LeadDetail = Omit<Detail, keyof DeskFields | 'notes'> &
  DeskFields & {
    firstPage: string | null;
    referrerHost: string | null;
    utm: Partial<Record<'source' | 'medium' | 'campaign' | 'term' | 'content', string>> | null;
    heardFrom: string | null;
    earlier: EarlierLead[];
    messages: LeadMessage[];
    notes: DeskNote[];
    history: LeadEvent[];
  };

export type LeadCounts = Schemas['LeadCountsResponse'] & {
  late: number;
  mine: number;
  unclaimed: number;
  myDay: number;
};

/** What staff may change of a lead; what is left out stays. */
export interface LeadChange {
  status?: Lead['status'];
  ownerId?: string | null;
  followUpOn?: string | null;
  name?: string;
  email?: string | null;
  phone?: string | null;
  address?: string | null;
  services?: string[];
  quotedCents?: number | null;
  jobCents?: number | null;
  lostReason?: LostReason | null;
}

/** A lead that staff type in: a call, a walk-in. */
export interface TypedLead {
  kind: Lead['kind'];
  source: Exclude<Lead['source'], 'site'>;
  name: string;
  email?: string;
  phone?: string;
  address?: string;
  services?: string[];
  subject?: string;
  message?: string;
  language: 'en' | 'es';
  receipt?: boolean;
}

/** What several leads become at once. */
export interface LeadsChange {
  ids: string[];
  status?: Lead['status'];
  ownerId?: string | null;
}

export interface LeadsChanged {
  changed: number;
  notFound: string[];
  before: { id: string; status: Lead['status']; ownerId: string | null }[];
}

/** The last daily test, from the public door to the mail server. */
export interface LeadProof {
  at: string;
  seconds: number;
  state: 'ok' | 'late' | 'off';
}
