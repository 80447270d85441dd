import type { Language } from '@sandhill/company/language.js';
import { forms as en, type FormsContent } from './en/forms';
import { forms as es } from './es/forms';

export const formsContent: Record<Language, FormsContent> = { en, es };
