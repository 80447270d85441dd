import type { ReactNode } from 'react';
import { hiddenOnceSent } from './hidden-once-sent';

export function FormSection({
  id,
  title,
  text,
  children,
}: {
  id?: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-label={title} className="section-space bg-band">
      <div className="page-width">
        <div className="mx-auto max-w-4xl rounded-3xl border border-line bg-ground p-4 shadow-sm sm:p-9">
          <h2 className={`text-title ${hiddenOnceSent}`}>{title}</h2>
          <p className={`mt-2 mb-4 text-ink-soft sm:mb-6 sm:text-lg ${hiddenOnceSent}`}>{text}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
