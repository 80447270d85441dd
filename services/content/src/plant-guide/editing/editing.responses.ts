import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { Answers } from '@sandhill/platform/openapi/operation.js';

class FailedPage {
  @NullableText({ description: 'Its path, where it is known.' }) page: string | null;

  @ApiProperty()
  problem: string;
}

class PageFailedBody extends ErrorBody {
  @ApiProperty({ type: FailedPage })
  details: FailedPage;
}

export const MayBePublished = () =>
  Answers({
    409: 'Codes: publication_running after 10 s, slug_taken, too_many_entries.',
    422: {
      type: PageFailedBody,
      description:
        'Codes: page_failed, finder_too_large, site_too_large. Entry and site stay as they are; fields where they are known.',
    },
  });

export const Refused = () => Answers({ 400: 'Fields; a published entry needs a source and a date.' });

export const Gone = (description = 'There is none, or it is in the bin.') => Answers({ 404: description });
