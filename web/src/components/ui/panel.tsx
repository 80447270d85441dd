import type { ReactNode, Ref } from 'react';

interface PanelProps {
  title: ReactNode;
  text?: ReactNode;
  /** Level of the heading. */
  level?: 2 | 3;
  headingClass?: string;
  /** Ref for a heading that gets the focus when the focused element is removed from the panel. */
  headingRef?: Ref<HTMLHeadingElement>;
  className?: string;
  children: ReactNode;
}

export function Panel(props: PanelProps) {
  const { title, text, level = 2, headingClass = 'text-heading', className = '', children } = props;
  const { headingRef } = props;
  const Heading = `h${level}` as const;
  return (
    <section className={`rounded-2xl border border-line p-4 sm:p-5 ${className}`}>
      <div>
        <Heading
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          className={headingRef ? `${headingClass} outline-none` : headingClass}
        >
          {title}
        </Heading>
        {text && <p className="reading-width mt-1 text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
