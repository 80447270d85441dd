import { Injectable } from '@nestjs/common';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import type { EntityManager } from 'typeorm';
import { contentHash } from '../../intake/submissions/content-hash.js';
import type { LeadAcceptedResponse } from '../../intake/submissions/lead-accepted.response.js';
import { SubmissionsService } from '../../intake/submissions/submissions.service.js';
import { findLead } from '../../model/find-lead.js';
import type { LeadDraft } from '../../model/lead-draft.js';
import { toE164 } from '../../model/phone-number.js';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { recordLeadHistory } from '../../model/record-lead-history.js';
import { StaffService } from '../../staff/staff.service.js';
import { areaOf } from '../changes/lead-change.js';
import { LeadNote } from '../lead-note.entity.js';
import type { TypeInLeadDto } from './type-in-lead.dto.js';

const noWay = { code: 'required', message: 'Please enter an email address or a phone number' };

/**
 * Accepts leads that staff type in, for instance those that reach the firm by phone or in person. The person who types
 * a lead in claims it.
 */
@Injectable()
export class TypedInLeads {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly staff: StaffService,
    private readonly site: PublishedContent,
  ) {}

  /**
   * Adds a lead. A repeated call returns the first result.
   *
   * @throws ValidationFailed, IdempotencyKeyReused
   */
  async add(
    typed: TypeInLeadDto,
    { key, context }: { key?: string; context: CallerContext },
  ): Promise<LeadAcceptedResponse> {
    if (!typed.email && !typed.phone) throw new ValidationFailed({ email: noWay, phone: noWay });
    const { kind, source, receipt, note, services, ...texts } = typed;
    const flags = { kind, source, receipt: receipt ? 'yes' : null, note: note ?? null };
    return this.submissions.accept({
      key: key && `staff:${context.caller.userId}:${key}`,
      contentHash: contentHash({ ...withoutGaps(texts), ...flags, services: [...(services ?? [])].sort() }),
      draft: await this.draftOf(typed),
      isReceiptWished: receipt ?? false,
      afterInsert: (manager, id) => this.complete(manager, id, { note, context }),
    });
  }

  private async draftOf(typed: TypeInLeadDto): Promise<LeadDraft> {
    const { kind, source, name, email = null, phone = null, message, language } = typed;
    const shared = {
      kind,
      source,
      name,
      email,
      phone,
      phoneE164: await toE164(phone),
      message: message ?? '',
      language: language ?? 'en',
      page: null,
      status: 'new',
    } as const;
    if (kind === 'contact') return { ...shared, subject: typed.subject ?? '' };
    const { address = null, services } = typed;
    const area = areaOf(address, this.site.current);
    return { ...shared, address, services: services ?? [], ...area };
  }

  private async complete(
    manager: EntityManager,
    id: string,
    { note, context }: { note?: string | null; context: CallerContext },
  ): Promise<void> {
    const lead = await findLead(manager, id);
    const { username: actor } = context.caller;
    const details = { source: lead.source };
    await recordLeadHistory(manager, id, { kind: 'created', actor, details });
    await this.staff.claim(manager, lead, { via: 'page', caller: context.caller });
    if (note) await manager.save(manager.create(LeadNote, { leadId: id, author: actor, text: note }));
    await recordLeadAudit(manager, { ...context.by, action: 'lead_typed_in', subjectId: id, details });
  }
}

function withoutGaps(
  texts: Readonly<Record<string, string | null | undefined>>,
): Record<string, string | null> {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? null]));
}
