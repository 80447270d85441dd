import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';

/** What came of a test mail by one mail server. */
export class TestMailOutcome {
  @ApiProperty({ description: 'The mail server took it.' }) isAccepted: boolean;
  @ApiProperty({
    example: '250 2.0.0 Ok: queued as 4F1B2C',
    description: "The mail server's words, or what kept it from speaking.",
  })
  serverAnswer: string;
  @ApiProperty({ type: 'integer', description: 'Milliseconds.' }) tookMs: number;
}

/** What came of a test mail. */
export class TestMailResponse extends TestMailOutcome {
  @ApiPropertyOptional({
    type: TestMailOutcome,
    description: 'By the second mail server, where there is one.',
  })
  fallback?: TestMailOutcome;
}
