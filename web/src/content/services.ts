import type { Language } from '@sandhill/company/language.js';
import { services as en, type ServicesContent } from './en/services';
import { services as es } from './es/services';

export const servicesContent: Record<Language, ServicesContent> = { en, es };
