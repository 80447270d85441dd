import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { DraftOf } from '../../model/lead.js';
import { countRepeats } from '../suspicion/repeats.js';
import { isSuspect } from '../suspicion/suspicion.js';
import { PhotoBudget } from '../../photos/photo-budget.js';
import { PhotoIntake, type CheckedPhoto } from '../../photos/photo-intake.js';
import { QuotePhoto } from '../../photos/quote-photo.entity.js';
import { contentHash } from '../submissions/content-hash.js';
import type { LeadAcceptedResponse } from '../submissions/lead-accepted.response.js';
import { SubmissionsService } from '../submissions/submissions.service.js';
import type { CreateQuoteDto } from './dto/create-quote.dto.js';
import { matchArea } from './match-area.js';
import type { Quote } from '../../model/quote.entity.js';

/** Takes requests for quotes. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly intake: PhotoIntake,
    private readonly budget: PhotoBudget,
    private readonly submissions: SubmissionsService,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Resolves when the quote, its photos and the mail owed for it are committed (decision L2). Where there is no room for
   * the photos, the quote is taken without them and counts them.
   */
  async submit(request: CreateQuoteDto, key?: string): Promise<LeadAcceptedResponse> {
    const photos = await this.intake.check(request.projectImages ?? []);
    const repeats = await countRepeats(this.dataSource.manager, request);
    const room = photos.length > 0 ? await this.budget.take(sizeOf(photos)) : undefined;
    const lead = { ...toQuote(request, repeats), photosNotKept: room ? 0 : photos.length };
    try {
      return await this.submissions.takeOnce(
        { key, contentHash: hashOf(request) },
        { kind: 'quote', lead },
        room && ((manager, quoteId) => savePhotos(manager, quoteId, photos)),
      );
    } finally {
      room?.release();
    }
  }
}

function sizeOf(photos: readonly CheckedPhoto[]): number {
  return photos.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

function toQuote(request: CreateQuoteDto, repeats: number): Omit<DraftOf<Quote>, 'photosNotKept'> {
  const { name, email, phone, address, services, message, website, tookMs } = request;
  const area = matchArea(address);
  return {
    name,
    email,
    phone,
    address,
    services,
    message,
    language: request.language ?? 'en',
    page: request.page ?? null,
    areaMatch: area.match,
    areaName: area.name,
    status: isSuspect({ website, tookMs, texts: [name, message], repeats }) ? 'spam' : 'new',
  };
}

async function savePhotos(
  manager: EntityManager,
  quoteId: string,
  photos: readonly CheckedPhoto[],
): Promise<string[]> {
  const ids: string[] = [];
  // One by one: a single statement with all of them would hold 25 MB of parameters at once.
  for (const [position, photo] of photos.entries()) {
    const { identifiers } = await manager.insert(QuotePhoto, { quoteId, position, ...photo });
    ids.push((identifiers[0] as { id: string }).id);
  }
  return ids;
}

function hashOf({ name, email, phone, address, services, message, projectImages }: CreateQuoteDto): string {
  const photos = projectImages ?? [];
  return contentHash({ name, email, phone, address, services: [...services].sort(), message, photos });
}
