import { useState } from 'react';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { accountLinksContent } from '../../../content/account-links';
import { accountsContent } from '../../../content/accounts';
import { useContent } from '../../../lib/language-context';
import type { IssuedPassword as Issued } from '../../../types/api';
import { useGetAccountsQuery } from '../api/accounts-api';
import { AccountRow } from './account-row';
import { AuditTrail } from './audit-trail';
import { InviteForm } from './invite-form';
import { IssuedPassword } from './issued-password';
import { NewAccountForm } from './new-account-form';

export function Accounts({ ownId }: { ownId: string }) {
  const content = useContent(accountsContent);
  const { invite } = useContent(accountLinksContent);
  const { data, isLoading, isError, refetch } = useGetAccountsQuery();
  const [issued, setIssued] = useState<Issued | null>(null);
  return (
    <div className="space-y-6">
      <InviteForm />
      <details>
        <summary className="cursor-pointer py-2 font-medium">{invite.without}</summary>
        <NewAccountForm onMade={setIssued} />
      </details>
      <section className="space-y-3">
        <h2 className="text-heading">{content.accounts.title}</h2>
        {isLoading && <Skeleton className="h-40" />}
        {isError && <Notice title={content.failed} onRetry={() => void refetch()} />}
        <ul className="space-y-3">
          {(data ?? []).map((account) => (
            <li key={account.id}>
              <AccountRow account={account} isOwn={account.id === ownId} onIssued={setIssued} />
            </li>
          ))}
        </ul>
      </section>
      <AuditTrail accounts={data ?? []} />
      {issued && <IssuedPassword issued={issued} onClose={() => setIssued(null)} />}
    </div>
  );
}
