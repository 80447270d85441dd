import { Notice } from '../../../components/ui/query-state';
import { adminContent } from '../../../content/admin';
import { useContent } from '../../../lib/language-context';

/** Shown when the session could not be fetched, because a lost connection must not look like a sign-out. */
export function SessionFailed({ onRetry }: { onRetry: () => void }) {
  const { noAnswer } = useContent(adminContent);
  return <Notice {...noAnswer} onRetry={onRetry} />;
}
