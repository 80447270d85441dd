import type { ReactNode } from 'react';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { PictureWall } from './picture-wall';

interface TitledWallProps {
  /** The heading over pictures of work; without one the wall stands alone. */
  title?: string;
  /** All of them show work: only then may the heading say so. */
  isWork: boolean;
  className?: string;
  /** `PictureCell`s. */
  children: ReactNode;
}

/** A wall of pictures under a heading that promises no more than they show. */
export function TitledWall({ title, isWork, className, children }: TitledWallProps) {
  const { whatWeDo } = useContent(commonContent);
  return (
    <div className={className}>
      {title && <h2 className="mb-4 text-title sm:mb-6">{isWork ? title : whatWeDo}</h2>}
      <PictureWall>{children}</PictureWall>
    </div>
  );
}
