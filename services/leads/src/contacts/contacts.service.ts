import { Injectable } from '@nestjs/common';
import { countRepeats } from '../leads/repeats.js';
import { isSuspect } from '../leads/suspicion.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { contentHash } from '../submissions/content-hash.js';
import type { LeadAcceptedResponse } from '../submissions/lead-accepted.response.js';
import { SubmissionsService, type Place } from '../submissions/submissions.service.js';
import { Contact } from './contact.entity.js';
import type { CreateContactDto } from './dto/create-contact.dto.js';

/** Takes contact messages. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Resolves when the message and the mail owed for it are committed (decision L2). */
  submit(request: CreateContactDto, key?: string): Promise<LeadAcceptedResponse> {
    const submission = { kind: 'contact' as const, key, contentHash: hashOf(request) };
    return this.submissions.takeOnce(submission, async (manager, place) => {
      const contact = toContact(request, place, await countRepeats(manager, request));
      await manager.insert(Contact, contact);
      const notificationIds = await this.notifications.owe(manager, { kind: 'contact', lead: contact });
      return { notificationIds, photoIds: [] };
    });
  }
}

function toContact(request: CreateContactDto, { id, reference }: Place, repeats: number): Contact {
  const { name, email, subject, message, website, startedAt } = request;
  return Object.assign(new Contact(), {
    id,
    reference,
    name,
    email,
    phone: request.phone ?? null,
    subject,
    message,
    language: request.language ?? 'en',
    page: request.page ?? null,
    status: isSuspect({ website, startedAt, texts: [name, subject, message], repeats }) ? 'spam' : 'new',
  } satisfies Partial<Contact>);
}

function hashOf({ name, email, phone, subject, message }: CreateContactDto): string {
  return contentHash({ name, email, phone: phone ?? null, subject, message });
}
