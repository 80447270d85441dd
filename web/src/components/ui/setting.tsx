import type { ComponentProps } from 'react';
import { useFocusWhenLost } from '../../hooks/use-focus-when-lost';
import { Panel } from './panel';
import { Notice, Skeleton } from './query-state';

interface SettingProps extends Omit<
  ComponentProps<typeof Panel>,
  'className' | 'headingClass' | 'headingRef'
> {
  failed: string;
  answer: { data?: unknown; isLoading: boolean; isError: boolean; refetch: () => unknown };
}

/**
 * A panel for the data of a query. If a later query fails, the last data stays. When an item of a list is removed
 * together with the focused button, the heading gets the focus.
 */
export function Setting({ failed, answer, children, ...panel }: SettingProps) {
  const { data } = answer;
  const heading = useFocusWhenLost<HTMLHeadingElement>(Array.isArray(data) ? String(data.length) : undefined);
  return (
    <Panel {...panel} headingRef={heading}>
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
