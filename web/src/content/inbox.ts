import type { Language } from '@sandhill/company/language.js';
import { inbox as en, type InboxContent } from './en/inbox';
import { inbox as es } from './es/inbox';

export const inboxContent: Record<Language, InboxContent> = { en, es };
