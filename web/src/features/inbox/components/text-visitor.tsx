import { readyAnswerTitle } from '@sandhill/company/content/ready-answer-title.js';
import { MessageSquare } from 'lucide-react';
import { buttonClass } from '../../../components/ui/button';
import { hintIfFailed } from '../../../components/ui/options-failed';
import { deskContent } from '../../../content/desk';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { LeadDetail } from '../../../types/api';
import { useGetReadyAnswersQuery, useNoteTextMutation } from '../api/desk-api';
import { filledAnswer } from '../filled-answer';

const smsLink = (phone: string, body: string) =>
  `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(body)}`;

/**
 * Links that open the phone's messaging app with a text message to the visitor. The site itself sends no text messages.
 */
export function TextVisitor({ lead }: { lead: LeadDetail }) {
  const { texts, talk } = useContent(deskContent);
  const language = useLanguage();
  const query = useGetReadyAnswersQuery();
  const [note] = useNoteTextMutation();
  const { phone, textConsent } = lead;
  if (!phone) return null;
  const own = { title: texts.empty, body: talk.greeting(lead.name) };
  const ready = (query.data ?? []).map((answer) => ({
    title: readyAnswerTitle(answer, language),
    body: filledAnswer(answer, lead, { language: lead.language, signer: null }),
  }));
  return (
    <details className="rounded-2xl border border-line print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2 font-medium">
        <MessageSquare aria-hidden className="size-5" />
        {texts.title}
      </summary>
      <div className="space-y-3 px-4 pb-4">
        <p className={textConsent ? 'text-sm text-ink-soft' : 'font-medium text-alert'}>
          {textConsent
            ? texts.allowed(textConsent.words, formatTime(textConsent.at, language))
            : texts.notAllowed}
        </p>
        <ul className="flex flex-wrap gap-2">
          {[own, ...ready].map(({ title, body }) => (
            <li key={title}>
              <a
                href={smsLink(phone, body)}
                className={buttonClass('outline')}
                onClick={() => void note(lead.id)}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
        {hintIfFailed(query)}
      </div>
    </details>
  );
}
