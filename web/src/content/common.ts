import type { Language } from '@sandhill/company/language.js';
import { common as en, type CommonContent } from './en/common';
import { common as es } from './es/common';

export const commonContent: Record<Language, CommonContent> = { en, es };
