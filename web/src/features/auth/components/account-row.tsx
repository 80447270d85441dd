import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { accountsContent } from '../../../content/accounts';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { Account, IssuedPassword } from '../../../types/api';
import {
  useChangeAccountMutation,
  useEndAccountSessionsMutation,
  useGiveTemporaryPasswordMutation,
  useRemoveAccountSecondFactorMutation,
} from '../api/accounts-api';
import { useAccountAttempt } from '../use-account-attempt';
import { DisableAccount } from './disable-account';
import { EditAccount } from './edit-account';

interface AccountRowProps {
  account: Account;
  /** The owner's own account is not disabled from here. */
  isOwn: boolean;
  onIssued: (issued: IssuedPassword) => void;
}

function AccountFacts({ account, isOwn }: Omit<AccountRowProps, 'onIssued'>) {
  const { accounts } = useContent(accountsContent);
  const language = useLanguage();
  const { passwordIsTemporary, passwordExpiresAt, lastSignInAt } = account;
  const temporary = passwordExpiresAt
    ? accounts.temporaryUntil(formatTime(passwordExpiresAt, language))
    : accounts.temporary;
  const facts = [
    account.hasSecondFactor && accounts.secondFactor,
    passwordIsTemporary && temporary,
    lastSignInAt ? accounts.lastSignIn(formatTime(lastSignInAt, language)) : accounts.never,
  ].filter(Boolean);
  return (
    <div className="min-w-0">
      <p>
        <span className="text-lg font-semibold break-words">{account.username}</span>
        {isOwn && ` (${accounts.you})`}
        <span className="ml-2 rounded-full bg-info px-2.5 py-0.5 text-sm">
          {accounts.roles[account.role]}
        </span>
        {account.isDisabled && (
          <span className="ml-2 rounded-full bg-alert px-2.5 py-0.5 text-sm text-white">
            {accounts.disabled}
          </span>
        )}
      </p>
      <p className="break-all">{account.email}</p>
      <p className="text-sm text-ink-soft">{facts.join(', ')}</p>
    </div>
  );
}

type Question = 'password' | 'disable' | 'factor';

/** One account and what an owner may do with it. */
export function AccountRow({ account, isOwn, onIssued }: AccountRowProps) {
  const { accounts, cancel } = useContent(accountsContent);
  const attempt = useAccountAttempt();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [changeAccount] = useChangeAccountMutation();
  const [giveTemporaryPassword] = useGiveTemporaryPasswordMutation();
  const [endSessions, ending] = useEndAccountSessionsMutation();
  const [removeSecondFactor] = useRemoveAccountSecondFactorMutation();
  const { id, username, isDisabled } = account;

  const failed = accounts.changeFailed;
  const enable = async () => {
    const change = { isDisabled: false };
    await attempt(changeAccount({ id, change }).unwrap(), { done: accounts.changed, failed });
  };
  const give = async () => {
    const issued = await attempt(giveTemporaryPassword(id).unwrap(), { failed });
    if (issued) onIssued(issued);
  };
  const end = () => attempt(endSessions(id).unwrap(), { done: accounts.sessionsEnded, failed });
  const removeFactor = async () => {
    await attempt(removeSecondFactor(id).unwrap(), { done: accounts.changed, failed });
  };
  const questions = {
    password: {
      title: accounts.newPasswordTitle,
      text: accounts.newPasswordText(username),
      confirmLabel: accounts.newPassword,
      busyLabel: accounts.giving,
      onConfirm: give,
    },
    factor: {
      title: accounts.removeFactorTitle,
      text: accounts.removeFactorText(username),
      confirmLabel: accounts.removeFactor,
      busyLabel: accounts.removingFactor,
      onConfirm: removeFactor,
    },
  };
  return (
    <article className="flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line p-4">
      <AccountFacts account={account} isOwn={isOwn} />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" aria-label={accounts.editOf(username)} onClick={() => setEditing(true)}>
          {accounts.edit}
        </Button>
        {!isDisabled && (
          <Button
            variant="outline"
            aria-label={accounts.newPasswordOf(username)}
            onClick={() => setQuestion('password')}
          >
            {accounts.newPassword}
          </Button>
        )}
        <Button
          variant="outline"
          aria-label={accounts.endSessionsOf(username)}
          disabled={ending.isLoading}
          onClick={() => void end()}
        >
          {accounts.endSessions}
        </Button>
        {account.hasSecondFactor && !isOwn && (
          <Button
            variant="outline"
            aria-label={accounts.removeFactorOf(username)}
            onClick={() => setQuestion('factor')}
          >
            {accounts.removeFactor}
          </Button>
        )}
        {isDisabled && (
          <Button aria-label={accounts.enableOf(username)} onClick={() => void enable()}>
            {accounts.enable}
          </Button>
        )}
        {!isDisabled && !isOwn && (
          <Button
            variant="outline"
            aria-label={accounts.disableOf(username)}
            onClick={() => setQuestion('disable')}
          >
            {accounts.disable}
          </Button>
        )}
      </div>
      {isEditing && <EditAccount account={account} onClose={() => setEditing(false)} />}
      {question === 'disable' && <DisableAccount account={account} onClose={() => setQuestion(null)} />}
      {question && question !== 'disable' && (
        <ConfirmDialog {...questions[question]} cancelLabel={cancel} onClose={() => setQuestion(null)} />
      )}
    </article>
  );
}
