import { useState } from 'react';
import { ConfirmButton } from '../../../components/ui/confirm-button';
import { Button } from '../../../components/ui/button';
import { accountLinksContent } from '../../../content/account-links';
import { accountsContent } from '../../../content/accounts';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { IssuedPassword, ListedAccount } from '../../../types/api';
import {
  useChangeAccountMutation,
  useEndAccountSessionsMutation,
  useGiveTemporaryPasswordMutation,
  useInvitePersonAgainMutation,
  useRemoveAccountSecondFactorMutation,
} from '../api/accounts-api';
import { useAccountAttempt } from '../use-account-attempt';
import { DisableAccount } from './disable-account';
import { EditAccount } from './edit-account';

interface AccountRowProps {
  account: ListedAccount;
  /** Whether this is the signed-in owner's account, which cannot be disabled here. */
  isOwn: boolean;
  onIssued: (issued: IssuedPassword) => void;
}

function useInvited({ invitedUntil }: ListedAccount): string | undefined {
  const { invite } = useContent(accountLinksContent);
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  if (invitedUntil === null) return undefined;
  const hasEnded = Date.parse(invitedUntil) <= now;
  return hasEnded ? invite.ended : invite.until(formatTime(invitedUntil, language));
}

function AccountFacts({ account, isOwn }: Omit<AccountRowProps, 'onIssued'>) {
  const { accounts } = useContent(accountsContent);
  const language = useLanguage();
  const { passwordIsTemporary, passwordExpiresAt, lastSignInAt } = account;
  const temporary = passwordExpiresAt
    ? accounts.temporaryUntil(formatTime(passwordExpiresAt, language))
    : accounts.temporary;
  const invited = useInvited(account);
  const facts = [
    account.hasSecondFactor && accounts.secondFactor,
    invited ?? (passwordIsTemporary && temporary),
    lastSignInAt ? accounts.lastSignIn(formatTime(lastSignInAt, language)) : accounts.never,
  ].filter(Boolean);
  return (
    <div className="min-w-0">
      <p>
        <span className="text-lg font-semibold break-words">{account.username}</span>
        {isOwn && ` (${accounts.you})`}{' '}
        <span className="ml-1 rounded-full bg-info px-2.5 py-0.5 text-sm">
          {accounts.roles[account.role]}
        </span>{' '}
        {account.isDisabled && (
          <span className="ml-1 rounded-full bg-alert px-2.5 py-0.5 text-sm text-white">
            {accounts.disabled}
          </span>
        )}
      </p>
      <p className="break-all">{account.email}</p>
      <p className="text-sm text-ink-soft">{facts.join(', ')}</p>
    </div>
  );
}

function useAccountChanges({ id, email }: ListedAccount, onIssued: AccountRowProps['onIssued']) {
  const { accounts } = useContent(accountsContent);
  const { invite } = useContent(accountLinksContent);
  const attempt = useAccountAttempt();
  const [changeAccount, changing] = useChangeAccountMutation();
  const [giveTemporaryPassword] = useGiveTemporaryPasswordMutation();
  const [inviteAgain, inviting] = useInvitePersonAgainMutation();
  const [endSessions, ending] = useEndAccountSessionsMutation();
  const [removeSecondFactor] = useRemoveAccountSecondFactorMutation();
  const failed = accounts.changeFailed;
  return {
    isInviting: inviting.isLoading,
    isEnding: ending.isLoading,
    isEnabling: changing.isLoading,
    enable: () => {
      const change = { isDisabled: false };
      return attempt(changeAccount({ id, change }).unwrap(), { done: accounts.changed, failed });
    },
    give: async () => {
      const issued = await attempt(giveTemporaryPassword(id).unwrap(), { failed });
      if (issued) onIssued(issued);
    },
    inviteAgain: () => attempt(inviteAgain(id).unwrap(), { done: invite.sent(email), failed: invite.failed }),
    endSessions: () => attempt(endSessions(id).unwrap(), { done: accounts.sessionsEnded, failed }),
    removeFactor: () => attempt(removeSecondFactor(id).unwrap(), { done: accounts.changed, failed }),
  };
}

interface AccountButtonsProps extends Omit<AccountRowProps, 'onIssued'> {
  changes: ReturnType<typeof useAccountChanges>;
  onEdit: () => void;
  onDisable: () => void;
}

function AccountButtons({ account, isOwn, changes, onEdit, onDisable }: AccountButtonsProps) {
  const { accounts } = useContent(accountsContent);
  const { invite } = useContent(accountLinksContent);
  const { username, isDisabled } = account;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" aria-label={accounts.editOf(username)} onClick={onEdit}>
        {accounts.edit}
      </Button>
      {!isDisabled && account.invitedUntil !== null && (
        <Button
          variant="outline"
          aria-label={invite.againOf(username)}
          disabled={changes.isInviting}
          onClick={() => void changes.inviteAgain()}
        >
          {invite.again}
        </Button>
      )}
      {!isDisabled && (
        <ConfirmButton
          aria-label={accounts.newPasswordOf(username)}
          question={{
            title: accounts.newPasswordTitle,
            text: accounts.newPasswordText(username),
            confirmLabel: accounts.newPassword,
            busyLabel: accounts.giving,
            onConfirm: changes.give,
          }}
        />
      )}
      <Button
        variant="outline"
        aria-label={accounts.endSessionsOf(username)}
        disabled={changes.isEnding}
        onClick={() => void changes.endSessions()}
      >
        {accounts.endSessions}
      </Button>
      {account.hasSecondFactor && !isOwn && (
        <ConfirmButton
          aria-label={accounts.removeFactorOf(username)}
          question={{
            title: accounts.removeFactorTitle,
            text: accounts.removeFactorText(username),
            confirmLabel: accounts.removeFactor,
            busyLabel: accounts.removingFactor,
            onConfirm: changes.removeFactor,
          }}
        />
      )}
      {isDisabled && (
        <Button
          aria-label={accounts.enableOf(username)}
          disabled={changes.isEnabling}
          onClick={() => void changes.enable()}
        >
          {accounts.enable}
        </Button>
      )}
      {!isDisabled && !isOwn && (
        <Button variant="outline" aria-label={accounts.disableOf(username)} onClick={onDisable}>
          {accounts.disable}
        </Button>
      )}
    </div>
  );
}

export function AccountRow({ account, isOwn, onIssued }: AccountRowProps) {
  const changes = useAccountChanges(account, onIssued);
  const [isDisabling, setDisabling] = useState(false);
  const [isEditing, setEditing] = useState(false);
  return (
    <article className="flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line p-4">
      <AccountFacts account={account} isOwn={isOwn} />
      <AccountButtons
        account={account}
        isOwn={isOwn}
        changes={changes}
        onEdit={() => setEditing(true)}
        onDisable={() => setDisabling(true)}
      />
      {isEditing && <EditAccount account={account} isOwn={isOwn} onClose={() => setEditing(false)} />}
      {isDisabling && <DisableAccount account={account} onClose={() => setDisabling(false)} />}
    </article>
  );
}
