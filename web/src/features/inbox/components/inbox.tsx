import { useLayoutEffect, useRef, useState } from 'react';
import { LeadList } from './lead-list';
import { LeadView } from './lead-view';

/** Where the list was left for a lead. */
interface Place {
  id: string;
  top: number;
}

/** The list as it was left: its place on the page, and the keyboard at the lead that was open, else at the heading. */
function returnTo(list: HTMLElement | null, { id, top }: Place): void {
  globalThis.scrollTo({ top, behavior: 'instant' });
  const row = list?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`);
  (row ?? list?.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true });
}

/** The 'Leads' tab. The list waits behind an open lead, so that search, pages and place are there again. */
export function Inbox({ isAdmin }: { isAdmin: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<Place | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);

  useLayoutEffect(() => {
    if (openId !== null || !left.current) return;
    returnTo(list.current, left.current);
    left.current = null;
  }, [openId]);

  const open = (id: string) => {
    left.current = { id, top: globalThis.scrollY };
    setOpenId(id);
  };
  const leaveGone = () => {
    // Its row goes with the next answer, and would take the focus along.
    if (left.current) left.current.id = '';
    setOpenId(null);
  };
  return (
    <>
      <div ref={list} hidden={openId !== null}>
        <LeadList isAdmin={isAdmin} onOpen={open} />
      </div>
      {openId && (
        <LeadView id={openId} isAdmin={isAdmin} onClose={() => setOpenId(null)} onGone={leaveGone} />
      )}
    </>
  );
}
