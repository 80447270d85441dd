import { Children, type ReactNode } from 'react';

/**
 * Grid classes by the number of pictures. Of three pictures, the first is large. Of five, the first is large on small
 * screens, and the first two on large screens.
 */
const layouts: Record<number, string> = {
  1: '',
  2: 'grid-cols-2',
  3: 'grid-cols-2 max-sm:*:first:col-span-2 sm:grid-cols-3 sm:grid-rows-2 sm:*:first:col-span-2 sm:*:first:row-span-2 sm:*:first:aspect-auto',
  4: 'grid-cols-2 lg:grid-cols-4',
  5: 'grid-cols-2 max-lg:*:first:col-span-2 lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-[-n+2]:col-span-3',
};

/** A grid of pictures that has no empty cells if there are at most six pictures. Its children are `PictureCell`s. */
export function PictureWall({ children }: { children: ReactNode }) {
  const layout = layouts[Children.count(children)] ?? 'grid-cols-2 lg:grid-cols-3';
  return <ul className={`grid gap-2 sm:gap-4 ${layout}`}>{children}</ul>;
}

interface PictureCellProps {
  label?: string;
  /** Language of the label, if it is not the page's. */
  labelLang?: string;
  /** An image that fills its box. */
  children: ReactNode;
}

export function PictureCell({ label, labelLang, children }: PictureCellProps) {
  return (
    <li className="relative aspect-3/2 overflow-hidden rounded-2xl bg-band-deep">
      <div className="absolute inset-0">{children}</div>
      {label && (
        <span
          lang={labelLang}
          className="absolute bottom-2 left-2 max-w-[calc(100%-1rem)] rounded-2xl bg-primary-deepest/90 px-3 py-1 text-sm text-white"
        >
          {label}
        </span>
      )}
    </li>
  );
}
