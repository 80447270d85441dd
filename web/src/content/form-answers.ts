import type { Language } from '@sandhill/company/language.js';
import { formAnswers as en, type FormAnswersContent } from './en/form-answers';
import { formAnswers as es } from './es/form-answers';

export const formAnswersContent: Record<Language, FormAnswersContent> = { en, es };
