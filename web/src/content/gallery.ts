import type { Language } from '@sandhill/company/language.js';
import { gallery as en, type GalleryContent } from './en/gallery';
import { gallery as es } from './es/gallery';

export const galleryContent: Record<Language, GalleryContent> = { en, es };
