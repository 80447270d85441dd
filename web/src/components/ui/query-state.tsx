import type { ReactNode } from 'react';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { Button } from './button';

interface NoticeProps {
  title: string;
  text?: string;
  /** Called by a retry button. With such a button, the notice is marked as a failure. */
  onRetry?: () => void;
  children?: ReactNode;
}

export function Notice({ title, text, onRetry, children }: NoticeProps) {
  const { tryAgain } = useContent(commonContent);
  return (
    <div
      role={onRetry ? 'alert' : 'status'}
      className="mx-auto flex max-w-xl flex-col items-center gap-3 rounded-2xl border border-line bg-band p-8 text-center"
    >
      <p className="font-display text-heading">{title}</p>
      {text && <p className="text-ink-soft">{text}</p>}
      {children}
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          {tryAgain}
        </Button>
      )}
    </div>
  );
}

/** A gray placeholder with the final size of the loading content. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden data-loading className={`animate-pulse rounded-2xl bg-band-deep ${className}`} />;
}
