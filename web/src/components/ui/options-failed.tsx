import type { MouseEvent, ReactNode } from 'react';
import { commonContent } from '../../content/common';
import { optionsContent } from '../../content/options';
import { useContent } from '../../lib/language-context';

function OptionsFailed({ onRetry }: { onRetry: () => void }) {
  const { tryAgain } = useContent(commonContent);
  const { failed } = useContent(optionsContent);
  const retry = ({ currentTarget }: MouseEvent) => {
    // The button disappears when the options are loaded.
    currentTarget.closest('p')?.parentElement?.querySelector('select')?.focus();
    onRetry();
  };
  return (
    <span role="alert" className="font-medium text-alert">
      {failed}{' '}
      <button type="button" className="min-h-11 underline underline-offset-4" onClick={retry}>
        {tryAgain}
      </button>
    </span>
  );
}

interface OptionsQuery {
  data?: unknown;
  /** The last failure, also while the query is repeated. */
  error?: unknown;
  refetch: () => unknown;
}

/** Returns the hint of a select whose options did not load; undefined if they are shown or still loading. */
export const hintIfFailed = ({ data, error, refetch }: OptionsQuery): ReactNode =>
  error !== undefined && data === undefined ? <OptionsFailed onRetry={() => void refetch()} /> : undefined;
