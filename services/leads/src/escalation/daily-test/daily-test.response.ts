import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';

const proofStates = ['ok', 'late', 'none', 'off'] as const;

type ProofState = (typeof proofStates)[number];

export class ProofResponse {
  @NullableText({ format: 'date-time', description: 'When it was sent. Null if it was not sent.' }) at:
    string | null;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'Until a mail server accepted its mail; to a tenth.',
  })
  seconds: number | null;

  @ApiProperty({
    enum: proofStates,
    description:
      'late: it has not arrived by 7:45, New York time; none: there was none yet, or `at` is set and it is under way; off: there is none in demo.',
  })
  state: ProofState;
}
