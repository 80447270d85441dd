import type { Language } from '@sandhill/company/language.js';
import { privacy as en, type PrivacyContent } from './en/privacy';
import { privacy as es } from './es/privacy';

export const privacyContent: Record<Language, PrivacyContent> = { en, es };
