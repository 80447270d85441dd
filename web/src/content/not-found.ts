import type { Language } from '@sandhill/company/language.js';
import { notFound as en, type NotFoundContent } from './en/not-found';
import { notFound as es } from './es/not-found';

export const notFoundContent: Record<Language, NotFoundContent> = { en, es };
