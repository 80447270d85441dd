import type { Language } from '@sandhill/company/language.js';
import { contactPage as en, type ContactPageContent } from './en/contact-page';
import { contactPage as es } from './es/contact-page';

export const contactPageContent: Record<Language, ContactPageContent> = { en, es };
