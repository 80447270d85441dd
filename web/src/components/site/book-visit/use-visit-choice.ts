import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { CarriedAddress } from '../../../hooks/use-carried-address';
import type { AppDispatch, RootState } from '../../../lib/root-reducer';
import { isDraftKept } from '../../forms/draft-key';
import type { VisitChoice } from '../../forms/drafts-slice';

/** Loads the code of drafts. The page needs it only once a time is chosen. */
const loadDrafts = () => import('../../forms/drafts-slice');

/**
 * Returns the place and time that the visitor chose, the address that the quote form adopts, and a function that
 * changes the choice. The choice is part of the quote form's draft, so it survives a reload and ends with the draft.
 */
export function useVisitChoice() {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<RootState>();
  const [choice, setChoice] = useState<VisitChoice & { carried?: CarriedAddress }>({ place: '' });
  const navigate = useNavigate();
  const restore = useEffectEvent(({ openDraft, endDraft }: Awaited<ReturnType<typeof loadDrafts>>) => {
    const { visit, values, sentPage } = dispatch(openDraft('quote'));
    if (sentPage && !values) {
      dispatch(endDraft('quote'));
      void navigate(sentPage, { replace: true });
    }
    if (!visit || choice.place) return;
    // Keeps an address that the form already contains: the visitor may have changed it since they chose the time.
    setChoice({ ...visit, carried: values?.['address'] ? undefined : { address: visit.place } });
  });
  useEffect(() => {
    // Without a draft, in memory or from before a reload, there is nothing to restore. The code of drafts then loads
    // only when the visitor chooses a time.
    if (!store.getState().drafts?.quote && !isDraftKept('quote')) return;
    loadDrafts().then(
      (code) => restore(code),
      () => undefined,
    );
  }, [store]);
  const choose = (visit: VisitChoice) => {
    setChoice({ ...visit, carried: { address: visit.place } });
    loadDrafts().then(
      ({ changeDraft }) => dispatch(changeDraft('quote', { visit })),
      () => undefined,
    );
  };
  return { ...choice, choose };
}
