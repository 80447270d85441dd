import type { Language } from '@sandhill/company/language.js';
import type { AreaMatch } from '@sandhill/company/match-area.js';
import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import {
  Check,
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  Index,
  PrimaryColumn,
  Unique,
} from 'typeorm';
import type { ClaimWay, LeadSource, LostReason, Utm } from './lead-desk.js';
import type { LeadKind, LeadStatus } from './lead-status.js';
import type { Urgency } from './urgency.js';

/** A request for a quote, or a contact message. */
@Entity('leads')
@Unique('UQ_leads_reference', ['reference'])
@Check('CK_leads_kind', `"kind" IN ('quote', 'contact')`)
@Check(
  'CK_leads_quote',
  `"kind" <> 'quote' OR "services" IS NOT NULL AND "area_match" IS NOT NULL AND "subject" IS NULL AND NOT "is_proof"`,
)
@Check(
  'CK_leads_contact',
  `"kind" <> 'contact' OR "subject" IS NOT NULL AND num_nonnulls("address", "services", "area_match", "area_name") = 0`,
)
@Check('CK_leads_status', `"status" IN ('new', 'contacted', 'won', 'lost', 'spam')`)
@Check(
  'CK_leads_waiting_since',
  `CASE "status" WHEN 'new' THEN "waiting_since" IS NOT NULL WHEN 'contacted' THEN true ELSE "waiting_since" IS NULL END`,
)
@Check('CK_leads_unclaimed_since', `("claimed_at" IS NULL) = ("unclaimed_since" IS NOT NULL)`)
@Check('CK_leads_language', `"language" IN ('en', 'es')`)
@Check('CK_leads_area_match', `"area_match" IN ('served', 'nearby', 'outside', 'unknown')`)
@Check('CK_leads_source', `"source" IN ('site', 'door', 'call', 'walk-in', 'referral', 'other')`)
@Check('CK_leads_claimed_via', `"claimed_via" IN ('page', 'mail', 'push', 'answer')`)
@Check(
  'CK_leads_lost_reason',
  `"lost_reason" IN ('price', 'timing', 'other_firm', 'no_answer', 'not_our_work', 'outside', 'withdrawn', 'other')`,
)
@Check('CK_leads_urgency', `"urgency" IN ('water', 'tree', 'blocked', 'electric', 'other')`)
@Check(
  'CK_leads_urgent_since',
  `("urgent_since" IS NULL OR "urgency" IS NOT NULL) AND ("urgent_taken_at" IS NULL OR "urgent_since" IS NOT NULL)`,
)
@Check('CK_leads_cents', '"quoted_cents" >= 0 AND "job_cents" >= 0')
@Index('IX_leads_photos_added_at', ['photosAddedAt'], { where: `"photos_added_at" IS NOT NULL` })
@Index('IX_leads_created_at_id', ['createdAt', 'id'])
@Index('IX_leads_deleted_at', ['deletedAt'], { where: '"deleted_at" IS NOT NULL' })
@Index('IX_leads_waiting_since_id', ['waitingSince', 'id'], {
  where: '"waiting_since" IS NOT NULL AND "deleted_at" IS NULL',
})
@Index('IX_leads_phone_e164', ['phoneE164'], { where: '"phone_e164" IS NOT NULL' })
@Index('IX_leads_owner_id', ['ownerId', 'status', 'createdAt', 'id'], {
  where: '"owner_id" IS NOT NULL AND "deleted_at" IS NULL',
})
@Index('IX_leads_follow_up_on', ['followUpOn', 'id'], {
  where: `"status" = 'contacted' AND "follow_up_on" IS NOT NULL AND "deleted_at" IS NULL`,
})
@Index('IX_leads_unclaimed', ['waitingSince', 'id'], {
  where: `"status" = 'new' AND "claimed_at" IS NULL AND "deleted_at" IS NULL`,
})
@Index('IX_leads_status_created_at_id', ['status', 'createdAt', 'id'], { where: '"deleted_at" IS NULL' })
@Index('IX_leads_status_kind', ['status', 'kind'], { where: '"deleted_at" IS NULL' })
@Index('IX_leads_claimed_by_mail', ['createdAt', 'id'], {
  where: `"status" IN ('new', 'contacted') AND "owner_id" IS NULL AND "claimed_via" = 'mail' AND "deleted_at" IS NULL`,
})
@Index('IX_leads_without_owner', ['createdAt', 'id'], {
  where: `"status" IN ('new', 'contacted') AND "owner_id" IS NULL AND NOT ("status" = 'new' AND "claimed_at" IS NULL) AND "deleted_at" IS NULL`,
})
@Index('IX_leads_urgent_since', ['urgentSince'], {
  where: `"urgent_since" IS NOT NULL AND "urgent_taken_at" IS NULL`,
})
@Index('IX_leads_unanswered', ['claimedAt'], {
  where: `"status" = 'new' AND "claimed_at" IS NOT NULL AND "answered_at" IS NULL AND "given_back_at" IS NULL`,
})
@Index('IX_leads_is_proof', ['createdAt'], { where: '"is_proof"' })
@Index('UQ_leads_door_id_external_id', ['doorId', 'externalId'], {
  unique: true,
  where: '"external_id" IS NOT NULL',
})
// A migration creates this index because TypeORM cannot describe it. The index is on an expression, and finds leads of
// the same person.
@Index('IX_leads_mailbox', { synchronize: false })
export class Lead {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('text') kind: LeadKind;

  /** A short name for the lead that can be read out on the phone: `Q-7F3K2M`. */
  @Column('text') reference: string;

  @Column('text') name: string;

  /**
   * The forms require an email address. It may be null if the lead came through a door, or if staff left it out and
   * there is a phone number.
   */
  @Column('text', { nullable: true }) email: string | null;

  @Column('text') message: string;

  @Column('text', { nullable: true }) phone: string | null;

  /** Quotes only. The form requires it; doors and staff may leave it out. */
  @Column('text', { nullable: true }) address: string | null;

  /** Quotes only. The form requires at least one; doors and staff may leave them out. */
  @Column('text', { array: true, nullable: true }) services: QuoteServiceId[] | null;

  /** Quotes only: match of the street address with the service area. */
  @Column('text', { nullable: true }) areaMatch: AreaMatch | null;

  @Column('text', { nullable: true }) areaName: string | null;

  /** Contacts only. */
  @Column('text', { nullable: true }) subject: string | null;

  /**
   * Whether this is the daily test lead, a contact. It is created in the bin, so it is not shown, counted or followed
   * up.
   */
  @Column('boolean', { default: false }) isProof: boolean;

  /** The visitor's language: that of the page, or the one that a door or staff gave. */
  @Column('text') language: Language;

  @Column('text', { nullable: true }) page: string | null;

  @Column('text', { default: 'new' }) status: LeadStatus;

  /**
   * Since when the visitor has been waiting for the firm; null once the lead is answered or closed, and for spam. It is
   * set at arrival, when the customer writes again, when the lead becomes new again, and when a waiting lead leaves the
   * bin. Releasing a claim does not change it. Lists of waiting leads, lateness and reminders use this column.
   */
  @Column('timestamptz', { nullable: true, default: () => 'now()' }) waitingSince: Date | null;

  @Column('text', { default: 'site' }) source: LeadSource;

  /** The door through which the lead came. `doorName` is the name of the door at that time. */
  @Column('uuid', { nullable: true }) doorId: string | null;

  @Column('text', { nullable: true }) doorName: string | null;

  /** Id that the other program gave the lead. A lead that is sent again with this id is the same lead. */
  @Column('text', { nullable: true }) externalId: string | null;

  /** The first page of the visit, a path of this site. */
  @Column('text', { nullable: true }) firstPage: string | null;

  @Column('text', { nullable: true }) referrerHost: string | null;

  @Column('jsonb', { nullable: true }) utm: Utm | null;

  /** The visitor's answer to "How did you hear about us?". */
  @Column('text', { nullable: true }) heardFrom: string | null;

  /** Slugs of the guide pages that the visitor came from, at most five. The page that led to the form comes first. */
  @Column('text', { array: true, default: [] }) guide: string[];

  /** Number of photos that were sent but not kept, because there was no room for them. */
  @Column('smallint', { default: 0 }) photosNotKept: number;

  /** The phone number in E.164, for finding the same person's leads; null if it cannot be parsed. */
  @Column('text', { nullable: true }) phoneE164: string | null;

  @Column('uuid', { nullable: true }) ownerId: string | null;

  /** The day of the next step, `YYYY-MM-DD`. */
  @Column('date', { nullable: true }) followUpOn: string | null;

  /** When the lead was claimed; null while no one has claimed it. A later claim does not change it. */
  @Column('timestamptz', { nullable: true }) claimedAt: Date | null;

  @Column('text', { nullable: true }) claimedVia: ClaimWay | null;

  /** User name of the person who claimed the lead; null if unknown, as with the button in the office's mail. */
  @Column('text', { nullable: true }) claimedBy: string | null;

  /**
   * Since when no one has claimed the lead; null while it is claimed. The steps for unclaimed leads are counted from
   * this time.
   */
  @Column('timestamptz', { nullable: true, default: () => 'now()' }) unclaimedSince: Date | null;

  /**
   * When staff first answered, called, or set a status that implies an answer; null again if the status becomes `new`.
   */
  @Column('timestamptz', { nullable: true }) answeredAt: Date | null;

  @Column('integer', { nullable: true }) quotedCents: number | null;

  @Column('integer', { nullable: true }) jobCents: number | null;

  @Column('text', { nullable: true }) lostReason: LostReason | null;

  /** Generation of the links to the visitor's page. It is increased to make older links invalid. */
  @Column('integer', { default: 0 }) pageGeneration: number;

  @Column('text', { nullable: true }) urgency: Urgency | null;

  /**
   * When the notifications of the people on call start; null without urgency, for suspected spam, and if the visitor's
   * network is over its limit.
   */
  @Column('timestamptz', { nullable: true }) urgentSince: Date | null;

  /** When somebody claimed or answered the urgent lead, which ends the notifications. */
  @Column('timestamptz', { nullable: true }) urgentTakenAt: Date | null;

  /** When the office is told that the visitor added photos: a planned or past time; null if none were added. */
  @Column('timestamptz', { nullable: true }) photosAddedAt: Date | null;

  /**
   * When the lead became unclaimed again because the person who claimed it did not answer. This happens at most once.
   */
  @Column('timestamptz', { nullable: true }) givenBackAt: Date | null;

  /** When the visitor allowed text messages about the request. `textConsentWords` is the text to which they agreed. */
  @Column('timestamptz', { nullable: true }) textConsentAt: Date | null;

  @Column('text', { nullable: true }) textConsentWords: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;

  /** When the lead was moved to the bin. */
  @DeleteDateColumn({ type: 'timestamptz', nullable: true }) deletedAt: Date | null;
}
