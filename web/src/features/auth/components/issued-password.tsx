import { Button } from '../../../components/ui/button';
import { CopyButton } from '../../../components/ui/copy-button';
import { Dialog } from '../../../components/ui/dialog';
import { accountsContent } from '../../../content/accounts';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { IssuedPassword as Issued } from '../../../types/api';

/** Shows the temporary password of an account, which the server returns only once. */
export function IssuedPassword({ issued, onClose }: { issued: Issued; onClose: () => void }) {
  const { issued: content } = useContent(accountsContent).accounts;
  const language = useLanguage();
  const { username } = issued.account;
  return (
    <Dialog title={content.title(username)} description={content.text} isSticky onClose={onClose}>
      <p className="mt-4 rounded-xl bg-band p-4 text-center font-mono text-xl break-all">
        {issued.temporaryPassword}
      </p>
      <p className="mt-2">{content.until(formatTime(issued.expiresAt, language))}</p>
      <p className="mt-3 rounded-xl border border-line p-4">{content.readOut(username)}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <CopyButton text={issued.temporaryPassword} />
        <Button onClick={onClose}>{content.done}</Button>
      </div>
    </Dialog>
  );
}
