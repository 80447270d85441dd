import { Body, Controller, Headers, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { PublicForm } from '@sandhill/platform/identity/public-form.decorator.js';
import { idempotencyKeyHeader } from '@sandhill/platform/openapi/idempotency-key.js';
import { AcceptsIdempotencyKey } from '../submissions/accepts-idempotency-key.js';
import { LeadAcceptedResponse } from '../submissions/lead-accepted.response.js';
import { ContactsService } from './contacts.service.js';
import { DailyTestMark, dailyTestHeader } from './daily-test-mark.js';
import { CreateContactDto } from './dto/create-contact.dto.js';

@ApiTags('leads')
@Controller('contact')
export class ContactsController {
  constructor(
    private readonly contacts: ContactsService,
    private readonly proof: DailyTestMark,
  ) {}

  @PublicForm()
  @Operation('Send a message, with photos', {
    201: { type: LeadAcceptedResponse, description: 'The message is saved.' },
  })
  @AcceptsIdempotencyKey()
  @Post()
  createContact(
    @Body() request: CreateContactDto,
    @Ip() address: string,
    @Headers(idempotencyKeyHeader) key?: string,
    @Headers(dailyTestHeader) mark?: string,
  ): Promise<LeadAcceptedResponse> {
    const isProof = this.proof.isValid(mark);
    return this.contacts.submit(request, { key: key || undefined, address, isProof });
  }
}
