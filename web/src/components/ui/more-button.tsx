import { Button } from './button';

interface MoreButtonProps {
  answer: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
  loadingLabel: string;
  className?: string;
}

/** Loads the next page of a list. Renders nothing after the last page. */
export function MoreButton({ answer, label, loadingLabel, className = 'text-center' }: MoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  if (!hasNextPage) return null;
  return (
    <div className={className}>
      <Button variant="outline" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchingNextPage ? loadingLabel : label}
      </Button>
    </div>
  );
}
