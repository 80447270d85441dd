import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { phoneHref } from '../../../components/site/admin-access';
import { Button, buttonClass } from '../../../components/ui/button';
import { formsContent } from '../../../content/forms';
import { useContent } from '../../../lib/language-context';

/** What a visitor sees once the quote request has arrived. */
export function QuoteSent({ reference, onAgain }: { reference: string; onAgain: () => void }) {
  const content = useContent(formsContent).quote.sent;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center">
      <CircleCheckBig aria-hidden className="size-12 text-primary" />
      <h3 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {content.title}
      </h3>
      <p>{content.text}</p>
      <p>
        {content.reference}: <strong className="font-semibold">{reference}</strong>
      </p>
      <a href={phoneHref} className={buttonClass('quiet')}>
        {content.urgent}
      </a>
      <Button variant="outline" onClick={onAgain}>
        {content.again}
      </Button>
    </div>
  );
}
