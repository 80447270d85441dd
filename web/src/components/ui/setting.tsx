import type { ReactNode } from 'react';
import { Notice, Skeleton } from './query-state';

interface SettingProps {
  title: string;
  text: string;
  failed: string;
  answer: { isLoading: boolean; isError: boolean; refetch: () => unknown };
  children: ReactNode;
}

export function Setting({ title, text, failed, answer, children }: SettingProps) {
  return (
    <section className="rounded-2xl border border-line p-4 sm:p-5">
      <h2 className="text-heading">{title}</h2>
      <p className="reading-width mt-1 text-ink-soft">{text}</p>
      {answer.isLoading && <Skeleton className="mt-3 h-40" />}
      {answer.isError && (
        <div className="mt-3">
          <Notice title={failed} onRetry={() => void answer.refetch()} />
        </div>
      )}
      {!answer.isLoading && !answer.isError && children}
    </section>
  );
}
