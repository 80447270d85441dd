import type { Language } from '@sandhill/company/language.js';
import { credits as en, type CreditsContent } from './en/credits';
import { credits as es } from './es/credits';

export const creditsContent: Record<Language, CreditsContent> = { en, es };
