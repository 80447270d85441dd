import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { ApiHeader, ApiProperty, ApiResponse } from '@sandhill/platform/openapi/decorators.js';
import { applyDecorators } from '@nestjs/common';

class FailedPage {
  @ApiProperty({ type: String, nullable: true, description: 'Its path, where it is known.' })
  page: string | null;

  @ApiProperty()
  problem: string;
}

class PageFailedBody extends ErrorBody {
  @ApiProperty({ type: FailedPage })
  details: FailedPage;
}

/** Errors of every change of an entry. */
export const MayBePublished = () =>
  applyDecorators(
    ApiResponse({
      status: 409,
      type: ErrorBody,
      description: 'Codes: publication_running after 10 s, slug_taken, too_many_entries.',
    }),
    ApiResponse({
      status: 422,
      type: PageFailedBody,
      description:
        'Codes: page_failed, finder_too_large, site_too_large. Entry and site stay as they are; fields where they are known.',
    }),
  );

export const Refused = () =>
  ApiResponse({
    status: 400,
    type: ErrorBody,
    description: 'Fields; a published entry needs a source and a date.',
  });

export const Gone = (description = 'There is none, or it is in the bin.') =>
  ApiResponse({ status: 404, type: ErrorBody, description });

/** A change that names the revision it is made from. */
export const OfRevision = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: '`"<revision>"`: refused if it is another one.',
    }),
    ApiResponse({ status: 412, type: ErrorBody, description: '`entry_changed`; `details` is the entry.' }),
  );
