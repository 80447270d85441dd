import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { countRepeats } from '../leads/repeats.js';
import { isSuspect } from '../leads/suspicion.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PhotoIntake, type CheckedPhoto } from '../photos/photo-intake.js';
import { QuotePhoto } from '../photos/quote-photo.entity.js';
import { contentHash } from '../submissions/content-hash.js';
import type { LeadAcceptedResponse } from '../submissions/lead-accepted.response.js';
import { SubmissionsService, type Place } from '../submissions/submissions.service.js';
import type { CreateQuoteDto } from './dto/create-quote.dto.js';
import { matchArea } from './match-area.js';
import { Quote } from './quote.entity.js';

/** Takes requests for quotes. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly intake: PhotoIntake,
    private readonly submissions: SubmissionsService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Resolves when the quote, its photos and the mail owed for it are committed (decision L2). */
  async submit(request: CreateQuoteDto, key?: string): Promise<LeadAcceptedResponse> {
    const photos = await this.intake.check(request.projectImages ?? []);
    const submission = { kind: 'quote' as const, key, contentHash: hashOf(request) };
    return this.submissions.takeOnce(submission, async (manager, place) => {
      const quote = toQuote(request, place, await countRepeats(manager, request));
      await manager.insert(Quote, quote);
      const photoIds = await savePhotos(manager, quote.id, photos);
      const notificationIds = await this.notifications.owe(manager, { kind: 'quote', lead: quote });
      return { notificationIds, photoIds };
    });
  }
}

function toQuote(request: CreateQuoteDto, { id, reference }: Place, repeats: number): Quote {
  const { name, email, phone, address, services, message, website, startedAt } = request;
  const area = matchArea(address);
  return Object.assign(new Quote(), {
    id,
    reference,
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
    status: isSuspect({ website, startedAt, texts: [name, message], repeats }) ? 'spam' : 'new',
  } satisfies Partial<Quote>);
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
