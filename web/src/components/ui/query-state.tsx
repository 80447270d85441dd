import type { ReactNode } from 'react';
import { Button } from './button';

interface NoticeProps {
  title: string;
  text?: string;
  /** If set, the notice has a retry button and is marked as a failure. */
  retry?: { label: string; onRetry: () => void };
  children?: ReactNode;
}

/** A notice in place of a list that is empty or failed to load. */
export function Notice({ title, text, retry, children }: NoticeProps) {
  return (
    <div
      role={retry ? 'alert' : 'status'}
      className="mx-auto flex max-w-xl flex-col items-center gap-3 rounded-2xl border border-line bg-band p-8 text-center"
    >
      <p className="font-display text-heading">{title}</p>
      {text && <p className="text-ink-soft">{text}</p>}
      {children}
      {retry && (
        <Button variant="outline" onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
    </div>
  );
}

/** A gray placeholder with the final size of the loading content. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden data-loading className={`animate-pulse rounded-2xl bg-band-deep ${className}`} />;
}
