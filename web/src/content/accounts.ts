import type { Language } from '@sandhill/company/language.js';
import { accounts as en, type AccountsContent } from './en/accounts';
import { accounts as es } from './es/accounts';

export const accountsContent: Record<Language, AccountsContent> = { en, es };
