import { useEffect, useRef } from 'react';
import { Button } from './button';

interface MoreButtonProps {
  answer: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
  loadingLabel: string;
  className?: string;
}

/** Loads the next page of a list. After the last page, the button is removed and its empty container gets the focus. */
export function MoreButton({ answer, label, loadingLabel, className = 'text-center' }: MoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isFetchingNextPage) return;
    const isLost = isPressed.current && !hasNextPage && document.activeElement === document.body;
    if (isLost) place.current?.focus();
    isPressed.current = false;
  }, [hasNextPage, isFetchingNextPage]);
  const press = () => {
    isPressed.current = true;
    void fetchNextPage();
  };
  return (
    <div ref={place} tabIndex={-1} className={`${className} outline-none empty:m-0`}>
      {hasNextPage && (
        <Button variant="outline" disabled={isFetchingNextPage} onClick={press}>
          {isFetchingNextPage ? loadingLabel : label}
        </Button>
      )}
    </div>
  );
}
