import type { Language } from '@sandhill/company/language.js';
import { type GuideEntryName, guidePath } from '@sandhill/company/plant-guide/guide-entry-name.js';
import type { Confidence } from '@sandhill/company/plant-guide/plant.js';
import { localizedPath } from '../../config/paths';
import { guideAnswersContent } from '../../content/guide-answers';

export function guideSentence(entry: GuideEntryName, confidence: Confidence, language: Language): string {
  const address = location.origin + localizedPath(guidePath(entry), language);
  return guideAnswersContent[language].sentences[confidence](entry.name[language], address);
}
