import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { pageProblems } from './render.errors.js';

class FailedPage {
  @NullableText({ description: 'Its path, where it is known.' }) page: string | null;

  @ApiProperty({ enum: pageProblems })
  problem: string;
}

export class PageFailedBody extends ErrorBody {
  @ApiProperty({ type: FailedPage })
  details: FailedPage;
}
