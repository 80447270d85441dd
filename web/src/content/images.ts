import type { Language } from '@sandhill/company/language.js';
import { images as en, type ImagesContent } from './en/images';
import { images as es } from './es/images';

export const imagesContent: Record<Language, ImagesContent> = { en, es };
