import { Answers } from '@sandhill/platform/openapi/operation.js';
import { PageFailedBody } from '../../rendering/page-failed.body.js';

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
