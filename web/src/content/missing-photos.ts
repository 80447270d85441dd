import type { Language } from '@sandhill/company/language.js';
import { missingPhotos as en, type MissingPhotosContent } from './en/missing-photos';
import { missingPhotos as es } from './es/missing-photos';

export const missingPhotosContent: Record<Language, MissingPhotosContent> = { en, es };
