import type { ReactNode } from 'react';
import { tabId } from './tab-list';

interface TabPanelProps {
  id: string;
  /** Null if the address belongs to no tab. */
  tab: string | null;
  children: ReactNode;
}

export function TabPanel({ id, tab, children }: TabPanelProps) {
  const role = tab === null ? {} : { role: 'tabpanel', 'aria-labelledby': tabId(id, tab) };
  return (
    <div id={id} tabIndex={-1} {...role} className="pt-5 outline-none sm:pt-6">
      {children}
    </div>
  );
}
