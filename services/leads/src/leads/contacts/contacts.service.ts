import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DraftOf } from '../../model/lead.js';
import { countRepeats } from '../suspicion/repeats.js';
import { isSuspect } from '../suspicion/suspicion.js';
import { contentHash } from '../submissions/content-hash.js';
import type { LeadAcceptedResponse } from '../submissions/lead-accepted.response.js';
import { SubmissionsService } from '../submissions/submissions.service.js';
import type { Contact } from '../../model/contact.entity.js';
import type { CreateContactDto } from './dto/create-contact.dto.js';

/** Takes contact messages. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly dataSource: DataSource,
  ) {}

  /** Resolves when the message and the mail owed for it are committed (decision L2). */
  async submit(request: CreateContactDto, key?: string): Promise<LeadAcceptedResponse> {
    const lead = toContact(request, await countRepeats(this.dataSource.manager, request));
    return this.submissions.takeOnce({ key, contentHash: hashOf(request) }, { kind: 'contact', lead });
  }
}

function toContact(request: CreateContactDto, repeats: number): DraftOf<Contact> {
  const { name, email, subject, message, website, tookMs } = request;
  return {
    name,
    email,
    phone: request.phone ?? null,
    subject,
    message,
    language: request.language ?? 'en',
    page: request.page ?? null,
    status: isSuspect({ website, tookMs, texts: [name, subject, message], repeats }) ? 'spam' : 'new',
  };
}

function hashOf({ name, email, phone, subject, message }: CreateContactDto): string {
  return contentHash({ name, email, phone: phone ?? null, subject, message });
}
