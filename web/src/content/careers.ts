import type { Language } from '@sandhill/company/language.js';
import { careers as en, type CareersContent } from './en/careers';
import { careers as es } from './es/careers';

export const careersContent: Record<Language, CareersContent> = { en, es };
