import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { toE164 } from '../../model/phone-number.js';
import { PhotoIntake } from '../../photos/photo-intake.js';
import { contentHash } from '../submissions/content-hash.js';
import type { LeadAcceptedResponse } from '../submissions/lead-accepted.response.js';
import { splitForm } from '../submissions/page-fields.dto.js';
import { SubmissionsService } from '../submissions/submissions.service.js';
import { Screening } from '../suspicion/screening.service.js';
import type { CreateContactDto } from './dto/create-contact.dto.js';

@Injectable()
export class ContactsService {
  constructor(
    private readonly intake: PhotoIntake,
    private readonly submissions: SubmissionsService,
    private readonly screening: Screening,
    private readonly site: PublishedContent,
  ) {}

  /** Accepts a contact message. Resolves when the message, its photos and its `owed` mails are committed. */
  async submit(
    request: CreateContactDto,
    { key, address, isProof = false }: { key?: string; address: string; isProof?: boolean },
  ): Promise<LeadAcceptedResponse> {
    const { typed, origin, urgency, signals } = splitForm(request, this.site.guide);
    const { projectImages, ...rest } = typed;
    const photos = await this.intake.check(projectImages ?? []);
    const fields = { ...rest, phone: rest.phone ?? null };
    const texts = [fields.name, fields.subject, fields.message];
    const screened = await this.screening.screen({ ...fields, signals, texts, urgency });
    const draft = {
      kind: 'contact' as const,
      ...fields,
      ...origin,
      phoneE164: await toE164(fields.phone),
      ...screened,
      ...(isProof && { isProof, deletedAt: new Date() }),
    };
    // Photos and urgency are hashed only if present. A message without them has the same hash as in older versions, so
    // that a repeat is recognized across an upgrade.
    const content = {
      ...fields,
      ...(projectImages?.length && { photos: projectImages }),
      ...(urgency && { urgency }),
    };
    return this.submissions.accept({ key, contentHash: contentHash(content), draft, photos, address });
  }
}
