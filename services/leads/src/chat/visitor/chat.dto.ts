import type { Language } from '@sandhill/company/language.js';
import {
  Milliseconds,
  OptionalText,
  PageLanguage,
  PageMetadata,
  RequiredEmail,
  LeadText,
} from '../../model/lead-fields.js';
import { OptionalPageFields } from '../../intake/submissions/page-fields.dto.js';

const maxChatMessageLength = 2_000;

const ChatContent = () => LeadText({ missing: 'Please write a message', max: maxChatMessageLength });

export class CreateChatMessageDto {
  @ChatContent()
  content: string;
}

export class StartChatDto extends CreateChatMessageDto {
  @PageLanguage()
  language?: Language | null;

  @PageMetadata('Path of the page on which it begins.')
  page?: string | null;

  @PageMetadata('Hidden field (honeypot); a conversation that fills it counts as spam.')
  website?: string | null;

  @Milliseconds('Time from showing the card to sending the first message, in milliseconds.')
  tookMs?: number | null;
}

/** The visitor's contact data. The lead's language and page are those of the conversation. */
export class ChatContactDto extends OptionalPageFields {
  @LeadText({ missing: 'Please enter your name', max: 200 })
  name: string;

  @RequiredEmail()
  email: string;

  @OptionalText({ max: 40 })
  phone?: string | null;
}
