import type { ReactNode } from 'react';

/** The band in which a form stands, with its title and promise. */
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
        <div className="mx-auto max-w-4xl rounded-3xl border border-line bg-ground p-5 shadow-sm sm:p-9">
          <h2 className="text-title">{title}</h2>
          <p className="mt-2 mb-6 text-lg text-ink-soft">{text}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
