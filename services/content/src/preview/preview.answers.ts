import { applyDecorators } from '@nestjs/common';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { ApiProperty, ApiResponse } from '@sandhill/platform/openapi/decorators.js';

export class PreviewResponse {
  @ApiProperty({ description: 'A whole page without scripts, for a sandboxed frame’s `srcdoc`.' })
  html: string;
}

/** Why a preview may not be drawn. */
export const MayFailToRender = () =>
  applyDecorators(
    ApiResponse({
      status: 409,
      type: ErrorBody,
      description: '`preview_superseded`: a newer one was asked for.',
    }),
    ApiResponse({ status: 413, type: ErrorBody }),
    ApiResponse({ status: 422, type: ErrorBody, description: '`page_failed`' }),
    ApiResponse({ status: 503, type: ErrorBody, description: 'Busy; see Retry-After.' }),
  );
