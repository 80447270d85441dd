import type { Language } from '@sandhill/company/language.js';
import { home as en, type HomeContent } from './en/home';
import { home as es } from './es/home';

export const homeContent: Record<Language, HomeContent> = { en, es };
