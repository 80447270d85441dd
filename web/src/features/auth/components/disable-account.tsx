import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { CancelButton } from '../../../components/ui/cancel-button';
import { Dialog } from '../../../components/ui/dialog';
import { SelectField } from '../../../components/ui/field';
import { PeopleOptions } from '../../../components/ui/options';
import { accountsContent } from '../../../content/accounts';
import { useContent } from '../../../lib/language-context';
import type { Account } from '../../../types/api';
import {
  useChangeAccountMutation,
  useCountOpenLeadsQuery,
  useGetAccountsQuery,
  useHandOverLeadsMutation,
} from '../api/accounts-api';
import { useAccountAttempt } from '../use-account-attempt';

interface DisableAccountProps {
  account: Account;
  onClose: () => void;
}

/** Disables an account. Its open leads and visits are counted first, so that the user can assign them to others. */
export function DisableAccount({ account, onClose }: DisableAccountProps) {
  const { accounts: content } = useContent(accountsContent);
  const { id, username } = account;
  const attempt = useAccountAttempt();
  const [heirId, setHeirId] = useState('');
  const { data: work, isLoading, isError } = useCountOpenLeadsQuery(id, { refetchOnMountOrArgChange: true });
  const { data: accounts = [] } = useGetAccountsQuery();
  const [handOver, handing] = useHandOverLeadsMutation();
  const [changeAccount, changing] = useChangeAccountMutation();
  const hasWork = work !== undefined && (work.open > 0 || work.visits > 0);
  // Crew members work on no leads, so they are offered only if the account has no open lead.
  const heirs = accounts.filter(
    (each) => each.id !== id && !each.isDisabled && (each.role !== 'crew' || work?.open === 0),
  );
  const isBusy = handing.isLoading || changing.isLoading;

  const disable = async () => {
    const words = { failed: content.handOverFailed };
    if (hasWork && !(await attempt(handOver({ id, to: heirId || null }).unwrap(), words))) return;
    const change = { isDisabled: true };
    await attempt(changeAccount({ id, change }).unwrap(), {
      done: content.changed,
      failed: content.changeFailed,
    });
    onClose();
  };
  return (
    <Dialog title={content.disableTitle} description={content.disableText(username)} onClose={onClose}>
      <div className="mt-4 space-y-4" aria-live="polite">
        {isLoading && <p>{content.countingLeads}</p>}
        {isError && <p>{content.notCounted(username)}</p>}
        {hasWork && (
          <SelectField
            label={content.openLeads(username, work)}
            hint={work.open > 0 ? content.heirHint : undefined}
            control={{ value: heirId, onChange: (event) => setHeirId(event.target.value) }}
          >
            <option value="">{content.noHeir}</option>
            <PeopleOptions people={heirs} />
          </SelectField>
        )}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <CancelButton onClick={onClose} />
        <Button variant="action" disabled={isBusy || isLoading} onClick={() => void disable()}>
          {isBusy ? content.disabling : content.disable}
        </Button>
      </div>
    </Dialog>
  );
}
