import { Injectable } from '@nestjs/common';
import { SiteNow } from '@sandhill/platform/site/site-now.js';
import { toE164 } from '../../model/phone-number.js';
import { PhotoIntake } from '../../photos/photo-intake.js';
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
    private readonly intake: PhotoIntake,
    private readonly submissions: SubmissionsService,
    private readonly repeats: RepeatsRepository,
    private readonly site: SiteNow,
  ) {}

  /** Resolves when the message, its photos and its owed mail are committed (decision L2). */
  async submit(
    request: CreateContactDto,
    { key, isProof = false }: { key?: string; isProof?: boolean } = {},
  ): Promise<LeadAcceptedResponse> {
    const { typed, origin, signals } = splitForm(request, this.site.guide);
    const { projectImages, ...texts } = typed;
    const photos = await this.intake.check(projectImages ?? []);
    const fields = { ...texts, phone: texts.phone ?? null };
    const status = statusOf({
      ...signals,
      texts: [fields.name, fields.subject, fields.message],
      repeats: await this.repeats.count(fields),
    });
    const draft = {
      kind: 'contact' as const,
      ...fields,
      ...origin,
      phoneE164: await toE164(fields.phone),
      status,
      ...(isProof && { isProof, deletedAt: new Date() }),
    };
    // A message without photos keeps the hash that the version before gave it: one sent again across an upgrade is known.
    const content = projectImages?.length ? { ...fields, photos: projectImages } : fields;
    return this.submissions.accept({ key, contentHash: contentHash(content), draft, photos });
  }
}
