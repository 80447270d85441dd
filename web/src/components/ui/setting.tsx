import type { ComponentProps } from 'react';
import { Panel } from './panel';
import { Notice, Skeleton } from './query-state';

interface SettingProps extends Omit<ComponentProps<typeof Panel>, 'className' | 'headingClass'> {
  failed: string;
  answer: { data?: unknown; isLoading: boolean; isError: boolean; refetch: () => unknown };
}

/** A panel for the answer of a query. If a later query fails, the last answer stays. */
export function Setting({ failed, answer, children, ...panel }: SettingProps) {
  return (
    <Panel {...panel}>
      {answer.isLoading && <Skeleton className="mt-3 h-40" />}
      {answer.isError && (
        <div className="mt-3">
          <Notice title={failed} onRetry={() => void answer.refetch()} />
        </div>
      )}
      {!answer.isLoading && (!answer.isError || answer.data !== undefined) && children}
    </Panel>
  );
}
