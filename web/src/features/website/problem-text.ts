import { problemWords } from '@sandhill/company/content/problems.js';
import { websiteContent } from '../../content/website';
import { useContent, useLanguage } from '../../lib/language-context';
import type { Path } from './draft/paths';

/** A problem of a field, found by the checks of the content, or by the server when it renders a page. */
export interface FieldProblem {
  path: Path;
  code: string;
  limit?: number;
}

const isKnown = (code: string): code is keyof typeof problemWords => Object.hasOwn(problemWords, code);

export function useProblemText(): (problem: FieldProblem) => string {
  const language = useLanguage();
  const { limits, publish, reasons } = useContent(websiteContent);
  return ({ code, limit }) => {
    if (!isKnown(code)) return publish.pageProblems[code] ?? reasons.fields;
    const words = problemWords[code][language];
    if (limit === undefined) return words;
    return `${words} (${code.endsWith('too_short') ? limits.least(limit) : limits.most(limit)})`;
  };
}
