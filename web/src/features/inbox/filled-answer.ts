import { tokenPattern } from '@sandhill/company/content/token-names.js';
import { deskContent } from '../../content/desk';
import { claims, profile, serviceNames } from '../../lib/site';
import type { LeadDetail } from '../../types/api';
import type { ReadyAnswer } from './api/desk-api';

type Language = LeadDetail['language'];

/**
 * Returns a fact about the firm, given the name that texts contain in braces. An unknown name is returned with its
 * braces.
 */
function firmWord(name: string, language: Language): string {
  if (name === 'name' || name === 'fullName') return profile[name];
  if (name === 'phone') return profile.phone.display;
  if (name === 'yearFounded') return String(profile.yearFounded);
  const known: Record<string, Record<Language, string> | undefined> = claims;
  return known[name]?.[language] ?? `{${name}}`;
}

function subjectOf({ services, subject }: LeadDetail, language: Language): string {
  const names: Record<string, Record<Language, string> | undefined> = serviceNames;
  return subject ?? services.map((id) => names[id]?.[language] ?? id).join(', ');
}

export const plainAnswer = ({ text }: ReadyAnswer, language: Language): string =>
  (text[language] || text.en).replaceAll(tokenPattern, (_, name: string) => firmWord(name, language));

export const hasGreeting = (text: string, { name }: LeadDetail): boolean =>
  Object.values(deskContent).some(({ talk }) => text.includes(talk.greeting(name)));

/**
 * Returns a ready answer as a letter to a lead's customer: greeting, answer, a mention of the request with its
 * reference, and a signature with the writer's first name if it is known.
 */
export function filledAnswer(
  answer: ReadyAnswer,
  lead: LeadDetail,
  { language, signer }: { language: Language; signer: string | null },
): string {
  const { talk } = deskContent[language];
  const about = subjectOf(lead, language);
  return [
    talk.greeting(lead.name),
    plainAnswer(answer, language),
    ...(about ? [talk.about(about, lead.reference)] : []),
    [signer, profile.name].filter(Boolean).join('\n'),
  ].join('\n\n');
}
