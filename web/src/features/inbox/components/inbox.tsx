import { useState } from 'react';
import { LeadList } from './lead-list';
import { LeadView } from './lead-view';

/** The 'Leads' tab. The list waits behind an open lead, so that search, pages and place are there again. */
export function Inbox({ isAdmin }: { isAdmin: boolean }) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <div hidden={openId !== null}>
        <LeadList isAdmin={isAdmin} onOpen={setOpenId} />
      </div>
      {openId && <LeadView id={openId} isAdmin={isAdmin} onClose={() => setOpenId(null)} />}
    </>
  );
}
