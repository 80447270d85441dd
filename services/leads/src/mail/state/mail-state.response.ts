import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { mailServerNames, type MailServerName } from '@sandhill/platform/mail/mail-server-name.js';
import { pauseCauses, type PauseCause } from '../notifications/sending-pause.entity.js';
import { leadKinds, type LeadKind } from '../../model/lead-status.js';

export class FailedMailResponse {
  @NullableText({ format: 'uuid', description: 'Null for a mail that is not about one lead.' })
  leadId: string | null;
  @ApiProperty({ enum: leadKinds, nullable: true }) leadKind: LeadKind | null;
  @NullableText() reference: string | null;
  @ApiProperty({ format: 'uuid' }) notificationId: string;
  @ApiProperty({
    description:
      'office, general, fallback, visitor, the id of a service with its own address, or an email address.',
  })
  recipient: string;
  @NullableText({ description: "The mail server's answer." }) lastError: string | null;
  @ApiProperty({ format: 'date-time' }) owedSince: string;
}

export class SentAgainResponse {
  @ApiProperty({ type: 'integer', description: 'Number of mails that are sent again.' }) count: number;
}

export class MailStateResponse {
  @ApiProperty({ enum: ['demo', 'live'], description: 'In demo no mail leaves the machine.' })
  mode: 'demo' | 'live';
  @ApiProperty({
    enum: mailServerNames,
    nullable: true,
    description: 'The mail server that sends; null while sending is paused.',
  })
  sendsBy: MailServerName | null;
  @ApiProperty({ description: 'A second mail server is configured.' }) hasFallbackServer: boolean;
  @ApiProperty({ description: 'No mail server accepts our mail; see pausedCause.' }) isPaused: boolean;
  @ApiProperty({
    enum: pauseCauses,
    nullable: true,
    description:
      'Why the main mail server does not send. sign_in: it rejects our user name or password; refusing: it rejects every mail; tls: the connection cannot be encrypted; away: it is unreachable.',
  })
  pausedCause: PauseCause | null;
  @NullableText({ description: "The mail server's answer." }) pausedReason: string | null;
  @NullableText({ format: 'date-time' }) pausedSince: string | null;
  @ApiProperty({ type: 'integer', description: 'Mails that are waiting or being sent, without the bin.' })
  owedCount: number;
  @NullableText({ format: 'date-time' }) oldestOwedAt: string | null;
  @ApiProperty({
    type: 'integer',
    description: 'Mails owed in a restored backup; an administrator must release them.',
  })
  heldCount: number;
  @ApiProperty({
    type: 'integer',
    description: 'Owed mails that the mail server may have accepted without answering.',
  })
  openFateCount: number;
  @ApiProperty({
    type: 'integer',
    description: 'Mails that failed permanently and that staff have to deal with.',
  })
  failedCount: number;
  @ApiProperty({ type: [FailedMailResponse], description: 'The newest failed mails, at most 20.' })
  failures: FailedMailResponse[];
}
