import { Body, Controller, Headers, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { PublicForm } from '@sandhill/platform/identity/public-form.decorator.js';
import { idempotencyKeyHeader } from '@sandhill/platform/openapi/idempotency-key.js';
import { AcceptsIdempotencyKey } from '../submissions/accepts-idempotency-key.js';
import { LeadAcceptedResponse } from '../submissions/lead-accepted.response.js';
import { CreateQuoteDto } from './dto/create-quote.dto.js';
import { QuotesService } from './quotes.service.js';

@ApiTags('leads')
@Controller('quotes')
export class QuotesController {
  constructor(private readonly quotes: QuotesService) {}

  @PublicForm()
  @Operation('Request a quote, with photos', {
    201: { type: LeadAcceptedResponse, description: 'The request is saved.' },
  })
  @AcceptsIdempotencyKey()
  @Post()
  createQuote(
    @Body() request: CreateQuoteDto,
    @Ip() address: string,
    @Headers(idempotencyKeyHeader) key?: string,
  ): Promise<LeadAcceptedResponse> {
    return this.quotes.submit(request, { key: key || undefined, address });
  }
}
