import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { mailServerNames, type MailServerName } from '../../config/mail-server-name.js';
import { pauseCauses, type PauseCause } from '../notifications/sending-pause.entity.js';
import { leadKinds, type LeadKind } from '../../model/lead-status.js';

/** A mail that was given up. */
export class FailedMailResponse {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null for the digest of spam.' })
  leadId: string | null;
  @ApiProperty({ enum: leadKinds, nullable: true }) leadKind: LeadKind | null;
  @ApiProperty({ type: String, nullable: true }) reference: string | null;
  @ApiProperty({ format: 'uuid' }) notificationId: string;
  @ApiProperty({ description: 'Whose address refused it: office, general, fallback, visitor or a service.' })
  recipient: string;
  @ApiProperty({ type: String, nullable: true, description: "The mail server's words." })
  lastError: string | null;
  @ApiProperty({ format: 'date-time' }) owedSince: string;
}

/** What sending all failed mails again concerned. */
export class SentAgainResponse {
  @ApiProperty({ type: 'integer', description: 'Mails that are on their way again.' }) count: number;
}

/** How the sending of mail is going. */
export class MailStateResponse {
  @ApiProperty({ enum: ['demo', 'live'], description: 'In demo no mail leaves the machine.' })
  mode: 'demo' | 'live';
  @ApiProperty({
    enum: mailServerNames,
    nullable: true,
    description: 'The mail server that sends; null while sending is paused.',
  })
  sendsBy: MailServerName | null;
  @ApiProperty({ description: 'There is a second mail server.' }) hasFallbackServer: boolean;
  @ApiProperty({ description: 'No mail server takes mail from us; see pausedCause.' }) isPaused: boolean;
  @ApiProperty({
    enum: pauseCauses,
    nullable: true,
    description:
      'What is wrong with the main mail server when it does not send. sign_in: it refuses our name or password; refusing: it refuses every mail; tls: it cannot be talked to in secret; away: it cannot be reached.',
  })
  pausedCause: PauseCause | null;
  @ApiProperty({ type: String, nullable: true, description: "The mail server's words." })
  pausedReason: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) pausedSince: string | null;
  @ApiProperty({ type: 'integer', description: 'Mails that wait or are under way; without the bin.' })
  owedCount: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) oldestOwedAt: string | null;
  @ApiProperty({
    type: 'integer',
    description: 'Owed in a backup that was restored, until somebody decides.',
  })
  heldCount: number;
  @ApiProperty({
    type: 'integer',
    description: 'Of those owed, how many the mail server may have taken: it did not answer.',
  })
  openFateCount: number;
  @ApiProperty({ type: 'integer', description: 'Given up, of leads that are still new.' })
  failedCount: number;
  @ApiProperty({ type: [FailedMailResponse], description: 'The newest of them, at most 20.' })
  failures: FailedMailResponse[];
}
