import type { ReactNode } from 'react';

interface PanelProps {
  title: ReactNode;
  text?: ReactNode;
  /** Level of the heading. */
  level?: 2 | 3;
  headingClass?: string;
  className?: string;
  children: ReactNode;
}

export function Panel(props: PanelProps) {
  const { title, text, level = 2, headingClass = 'text-heading', className = '', children } = props;
  const Heading = `h${level}` as const;
  return (
    <section className={`rounded-2xl border border-line p-4 sm:p-5 ${className}`}>
      <div>
        <Heading className={headingClass}>{title}</Heading>
        {text && <p className="reading-width mt-1 text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
