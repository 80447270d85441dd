import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { Answers } from '@sandhill/platform/openapi/operation.js';

export class PreviewResponse {
  @ApiProperty({ description: 'A whole page without scripts, for a sandboxed frame’s `srcdoc`.' })
  html: string;
}

export const MayFailToRender = () =>
  Answers({
    409: '`preview_superseded`: a newer one was asked for.',
    413: ErrorBody,
    422: '`page_failed`',
    503: 'Busy; see Retry-After.',
  });
