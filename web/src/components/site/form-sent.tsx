import { CircleCheckBig } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/button';

interface FormSentProps {
  words: { title: string; text: string; reference: string; again: string };
  /** Absent where the server answered without one. */
  reference?: string;
  onAgain: () => void;
  /** What else may be done now, above the way back. */
  children?: ReactNode;
}

/** What takes a form's place once it has arrived, in the middle of the window; its heading gets the focus. */
export function FormSent({ words, reference, onAgain, children }: FormSentProps) {
  const view = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Away from the edges, where the header and toasts are.
    view.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={view} className="flex flex-col items-center gap-3 py-8 text-center">
      <CircleCheckBig aria-hidden className="size-12 text-primary" />
      <h3 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {words.title}
      </h3>
      <p>{words.text}</p>
      {reference && (
        <p>
          {words.reference}: <strong className="font-semibold">{reference}</strong>
        </p>
      )}
      {children}
      <Button variant="outline" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  );
}
