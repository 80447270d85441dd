import type { Language } from '@sandhill/company/language.js';
import { about as en, type AboutContent } from './en/about';
import { about as es } from './es/about';

export const aboutContent: Record<Language, AboutContent> = { en, es };
