import type { ReactNode } from 'react';

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-4 rounded-2xl border border-line p-4 sm:p-5">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}
