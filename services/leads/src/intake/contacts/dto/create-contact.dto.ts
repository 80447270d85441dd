import type { LargeText } from '@sandhill/platform/json/large-text.js';
import { OptionalText, RequiredEmail, LeadText } from '../../../model/lead-fields.js';
import { ProjectImages } from '../../../photos/project-images.js';
import { OptionalPageFields } from '../../submissions/page-fields.dto.js';

const shortMessage = 'Please enter a message with at least 10 characters';

export class CreateContactDto extends OptionalPageFields {
  @LeadText({ missing: 'Please enter your name', max: 200 })
  name: string;

  @RequiredEmail()
  email: string;

  @OptionalText({ max: 40 })
  phone?: string | null;

  @LeadText({ missing: 'Please enter a subject', max: 200 })
  subject: string;

  @LeadText({
    missing: shortMessage,
    min: { length: 10, code: 'message_too_short', message: shortMessage },
    max: 10_000,
  })
  message: string;

  @ProjectImages()
  projectImages?: LargeText[] | null;
}
