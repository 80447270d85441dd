import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tabAddress } from '../../../config/admin-addresses';
import type { User } from '../../../types/api';
import type { FromList } from '../from-list';
import { useLeadKeys } from '../use-lead-keys';
import { LeadKeys } from './lead-keys';
import { LeadList } from './lead-list';
import { LeadView } from './lead-view';

interface InboxProps {
  user: Pick<User, 'id' | 'username' | 'isAdmin' | 'firstName'>;
  /** Reference of the open lead; null for the list. */
  reference: string | null;
}

/**
 * Returns the query of the list's URL; null until the list has been shown, because a page that was opened with the URL
 * of a single lead loads no list.
 */
function useListAddress(isListShown: boolean) {
  const { search } = useLocation();
  const [listSearch, setListSearch] = useState(isListShown ? search : null);
  if (isListShown && search !== listSearch) setListSearch(search);
  return listSearch;
}

/**
 * The 'Leads' tab. The list stays mounted behind an open lead, so that it keeps its loaded pages and the focus can
 * return to the lead's row.
 */
export function Inbox({ user, reference }: InboxProps) {
  const navigate = useNavigate();
  const state = useLocation().state as Partial<FromList> | null;
  const list = useRef<HTMLDivElement>(null);
  const opened = useRef<string | null>(null);
  const search = useListAddress(reference === null);
  const place = useRef<HTMLDivElement>(null);
  const keys = useLeadKeys(place);
  const listAddress = `${tabAddress('leads')}${search ?? ''}`;
  const isFromList = state?.isFromList === true;

  useLayoutEffect(() => {
    if (reference !== null) opened.current = reference;
    if (reference !== null || opened.current === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(opened.current)}"]`);
    opened.current = null;
    if (document.activeElement !== document.body) return;
    (row ?? list.current?.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true });
  }, [reference]);

  const close = () => (isFromList ? navigate(-1) : navigate(listAddress, { replace: true }));
  const leaveGone = () => {
    // The next refetch removes the lead's row from the list. Therefore the list's heading gets the focus.
    opened.current = '';
    void close();
  };
  return (
    <div ref={place}>
      {search !== null && (
        <div ref={list} hidden={reference !== null}>
          <LeadList user={user} search={search} isShown={reference === null} />
        </div>
      )}
      {reference !== null && (
        <LeadView
          key={reference}
          reference={reference}
          userId={user.id}
          username={user.username}
          signer={user.firstName}
          isAdmin={user.isAdmin}
          listAddress={listAddress}
          isFromList={isFromList}
          onClose={() => void close()}
          isReply={state?.isReply === true}
          onGone={leaveGone}
        />
      )}
      {keys.areShown && <LeadKeys onClose={keys.hide} />}
    </div>
  );
}
