import { Injectable } from '@nestjs/common';
import { matchArea } from '@sandhill/company/match-area.js';
import { toE164 } from '../../model/phone-number.js';
import { PhotoIntake } from '../../photos/photo-intake.js';
import { contentHash } from '../submissions/content-hash.js';
import type { LeadAcceptedResponse } from '../submissions/lead-accepted.response.js';
import { splitForm } from '../submissions/page-fields.dto.js';
import { SubmissionsService } from '../submissions/submissions.service.js';
import { Screening } from '../suspicion/screening.service.js';
import type { CreateQuoteDto } from './dto/create-quote.dto.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';

@Injectable()
export class QuotesService {
  constructor(
    private readonly intake: PhotoIntake,
    private readonly submissions: SubmissionsService,
    private readonly screening: Screening,
    private readonly site: PublishedContent,
  ) {}

  /** Accepts a quote request. Resolves when the quote, its photos and its `owed` mails are committed. */
  async submit(
    request: CreateQuoteDto,
    { key, address }: { key?: string; address: string },
  ): Promise<LeadAcceptedResponse> {
    const { typed, origin, urgency, signals } = splitForm(request, this.site.guide);
    const { projectImages, ...fields } = typed;
    const photos = await this.intake.check(projectImages ?? []);
    const { match: areaMatch, name: areaName } = matchArea(fields.address, this.site.current.areas);
    const phoneE164 = await toE164(fields.phone);
    const texts = [fields.name, fields.message];
    const screened = await this.screening.screen({ ...fields, signals, texts, urgency });
    return this.submissions.accept({
      key,
      contentHash: contentHash({
        ...fields,
        services: [...fields.services].sort(),
        photos: projectImages ?? [],
        ...(urgency && { urgency }),
      }),
      draft: { kind: 'quote', ...fields, ...origin, phoneE164, areaMatch, areaName, ...screened },
      photos,
      address,
    });
  }
}
