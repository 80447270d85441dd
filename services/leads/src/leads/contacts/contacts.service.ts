import { Injectable } from '@nestjs/common';
import { toE164 } from '../../model/phone-number.js';
import { contentHash } from '../submissions/content-hash.js';
import type { LeadAcceptedResponse } from '../submissions/lead-accepted.response.js';
import { splitForm } from '../submissions/page-fields.dto.js';
import { SubmissionsService } from '../submissions/submissions.service.js';
import { RepeatsRepository } from '../suspicion/repeats.repository.js';
import { statusOf } from '../suspicion/suspicion.js';
import type { CreateContactDto } from './dto/create-contact.dto.js';

/** Accepts contact messages. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly repeats: RepeatsRepository,
  ) {}

  /** Resolves when the message and its owed mail are committed (decision L2). */
  async submit(
    request: CreateContactDto,
    { key, isProof = false }: { key?: string; isProof?: boolean } = {},
  ): Promise<LeadAcceptedResponse> {
    const { typed, origin, signals } = splitForm(request);
    const fields = { ...typed, phone: typed.phone ?? null };
    const texts = [fields.name, fields.subject, fields.message];
    const status = statusOf({ ...signals, texts, repeats: await this.repeats.count(fields) });
    const draft = {
      kind: 'contact' as const,
      lead: {
        ...fields,
        ...origin,
        phoneE164: await toE164(fields.phone),
        status,
        ...(isProof && { isProof, deletedAt: new Date() }),
      },
    };
    return this.submissions.acceptOnce({ key, contentHash: contentHash(fields), draft });
  }
}
