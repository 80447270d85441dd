import type { Language } from '@sandhill/company/language.js';
import { admin as en, type AdminContent } from './en/admin';
import { admin as es } from './es/admin';

export const adminContent: Record<Language, AdminContent> = { en, es };
