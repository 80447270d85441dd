import type { Language } from '@sandhill/company/language.js';
import { pages as en, type PagesContent } from './en/pages';
import { pages as es } from './es/pages';

export const pagesContent: Record<Language, PagesContent> = { en, es };
