import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { senderRecordNames, senderRecordStates, type SenderRecord } from './sender-records.js';

class SenderRecordResponse implements SenderRecord {
  @ApiProperty({ enum: senderRecordNames }) record: SenderRecord['record'];
  @ApiProperty({
    enum: senderRecordStates,
    description: 'unknown: the DNS did not answer, or the mail provider signs with a key of its own.',
  })
  state: SenderRecord['state'];
  @ApiProperty({ description: 'Name of the record in the DNS.' }) name: string;
  @NullableText({ description: 'The TXT record to add.' }) toAdd: string | null;
}

export class SenderDomainResponse {
  @ApiProperty() domain: string;
  @ApiProperty({
    type: [SenderRecordResponse],
    nullable: true,
    description: 'Null in a demonstration, whose mail goes nowhere.',
  })
  records: SenderRecordResponse[] | null;
}
