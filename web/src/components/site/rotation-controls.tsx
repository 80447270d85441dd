import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';

interface DotsProps {
  count: number;
  index: number;
  label: (number: number) => string;
  groupLabel: string;
  onShow: (index: number) => void;
  /** Whether to draw smaller dots without a ring, for less important content. */
  isQuiet?: boolean;
}

/** A row of dots, one for each item. The wide dot marks the visible item. */
export function Dots({ count, index, label, groupLabel, onShow, isQuiet = false }: DotsProps) {
  const look = isQuiet
    ? 'h-1.5 w-1.5 bg-current/65 forced-colors:border group-aria-[current=true]:w-3'
    : 'h-2.5 w-2.5 border border-current group-aria-[current=true]:w-6';
  return (
    <fieldset aria-label={groupLabel} className="flex">
      {Array.from({ length: count }, (_, dot) => (
        <button
          key={label(dot + 1)}
          type="button"
          aria-label={label(dot + 1)}
          aria-current={dot === index ? 'true' : undefined}
          onClick={() => onShow(dot)}
          className={`group grid h-11 place-items-center ${isQuiet ? 'min-w-6' : 'min-w-8'}`}
        >
          <span className={`block rounded-full group-aria-[current=true]:bg-current ${look}`} />
        </button>
      ))}
    </fieldset>
  );
}

function RoundButton({
  label,
  onClick,
  children,
  isQuiet = false,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
  isQuiet?: boolean;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`grid size-11 place-items-center rounded-full hover:bg-current/10 ${isQuiet ? '' : 'border border-current/60'}`}
    >
      {children}
    </button>
  );
}

export function PauseButton({ isPaused, onToggle }: { isPaused: boolean; onToggle: () => void }) {
  const { carousel } = useContent(commonContent);
  return (
    <RoundButton label={isPaused ? carousel.play : carousel.pause} onClick={onToggle}>
      {isPaused ? (
        <Play aria-hidden className="size-4 fill-current" />
      ) : (
        <Pause aria-hidden className="size-4 fill-current" strokeWidth={1} />
      )}
    </RoundButton>
  );
}

interface ArrowProps {
  labels?: { previous: string; next: string };
  onPrevious: () => void;
  onNext: () => void;
  isQuiet?: boolean;
}

export function Arrows({ labels, onPrevious, onNext, isQuiet = false }: ArrowProps) {
  const { carousel } = useContent(commonContent);
  return (
    <>
      <RoundButton label={labels?.previous ?? carousel.previous} onClick={onPrevious} isQuiet={isQuiet}>
        <ChevronLeft aria-hidden className="size-5" />
      </RoundButton>
      <RoundButton label={labels?.next ?? carousel.next} onClick={onNext} isQuiet={isQuiet}>
        <ChevronRight aria-hidden className="size-5" />
      </RoundButton>
    </>
  );
}
