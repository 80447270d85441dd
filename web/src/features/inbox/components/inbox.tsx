import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tabAddress } from '../../../config/admin-addresses';
import type { fromList } from '../from-list';
import { LeadList } from './lead-list';
import { LeadView } from './lead-view';

interface InboxProps {
  isAdmin: boolean;
  /** The lead that the address names; null for the list. */
  reference: string | null;
}

/** The filters of the list, and whether it has been shown: an address of a lead alone loads no list. */
function useListAddress(isListShown: boolean) {
  const { search } = useLocation();
  const [listSearch, setListSearch] = useState(isListShown ? search : null);
  if (isListShown && search !== listSearch) setListSearch(search);
  return listSearch;
}

/**
 * The 'Leads' tab. The list waits behind an open lead, so that its pages are there again, and the keyboard goes on at the
 * lead that was open.
 */
export function Inbox({ isAdmin, reference }: InboxProps) {
  const navigate = useNavigate();
  const state = useLocation().state as Partial<typeof fromList> | null;
  const list = useRef<HTMLDivElement>(null);
  const opened = useRef<string | null>(null);
  const search = useListAddress(reference === null);
  const listAddress = `${tabAddress('leads')}${search ?? ''}`;
  const isFromList = state?.isFromList === true;

  useLayoutEffect(() => {
    if (reference !== null || opened.current === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(opened.current)}"]`);
    (row ?? list.current?.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true });
    opened.current = null;
  }, [reference]);

  const close = () => (isFromList ? navigate(-1) : navigate(listAddress, { replace: true }));
  const leaveGone = () => {
    // Its row goes with the next answer, and would take the focus along.
    if (opened.current) opened.current = '';
    void close();
  };
  return (
    <>
      {search !== null && (
        <div ref={list} hidden={reference !== null}>
          <LeadList
            isAdmin={isAdmin}
            search={search}
            onOpen={(lead) => {
              opened.current = lead;
            }}
          />
        </div>
      )}
      {reference !== null && (
        <LeadView
          key={reference}
          reference={reference}
          isAdmin={isAdmin}
          listAddress={listAddress}
          isFromList={isFromList}
          onClose={() => void close()}
          onGone={leaveGone}
        />
      )}
    </>
  );
}
