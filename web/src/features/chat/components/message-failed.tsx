import { Button } from '../../../components/ui/button';
import { type ChatContent, chatContent } from '../../../content/chat';
import { isApiError } from '../../../lib/api-error';
import { formatWait } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import { PhoneLink } from './phone-link';

/** Error codes for too many messages: before the visitor has left contact data, and in the whole conversation. */
const [contactNeeded, chatFull] = ['contact_needed', 'chat_full'];

function reason(cause: unknown, words: ChatContent, language: 'en' | 'es'): string {
  const { failed, talk } = words;
  if (!isApiError(cause)) return failed.other;
  if (cause.code === contactNeeded) return failed.needed;
  if (cause.code === chatFull) return failed.full;
  if (cause.fields?.['content']?.code === 'too_long') return `${talk.tooLong}.`;
  if (cause.status !== 429) return failed.other;
  return cause.retryAfter ? failed.limited(formatWait(cause.retryAfter, language)) : failed.limitedNow;
}

export function MessageFailed({ cause, onRetry }: { cause: unknown; onRetry: () => void }) {
  const words = useContent(chatContent);
  const language = useLanguage();
  return (
    <div role="alert" className="mb-3 rounded-xl border-l-8 border-alert bg-glow-soft p-3 text-sm">
      <p className="font-semibold">{words.failed.title}</p>
      <p>
        {reason(cause, words, language)} <PhoneLink />
      </p>
      <Button variant="outline" onClick={onRetry} className="mt-2">
        {words.failed.tryAgain}
      </Button>
    </div>
  );
}
