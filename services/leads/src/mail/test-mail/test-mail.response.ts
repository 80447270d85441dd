import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';

export class TestMailOutcome {
  @ApiProperty({ description: 'The mail server accepted it.' }) isAccepted: boolean;
  @ApiProperty({
    example: '250 2.0.0 Ok: queued as 4F1B2C',
    description: "The mail server's answer, or why there was none.",
  })
  serverAnswer: string;
  @ApiProperty({ type: 'integer', description: 'Duration in milliseconds.' }) tookMs: number;
}

export class TestMailResponse extends TestMailOutcome {
  @ApiPropertyOptional({
    type: TestMailOutcome,
    description: 'The result through the second mail server, if there is one.',
  })
  fallback?: TestMailOutcome;
}
