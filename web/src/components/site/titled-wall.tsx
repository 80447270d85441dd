import type { ReactNode } from 'react';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { PictureWall } from './picture-wall';

interface TitledWallProps {
  /** Heading above the pictures; without it only the wall is rendered. */
  title?: string;
  /** Whether all pictures show real work. Only then may the heading claim that. */
  isWork: boolean;
  className?: string;
  /** The pictures, as `PictureCell`s. */
  children: ReactNode;
}

/** A wall of pictures under a heading that matches their content. */
export function TitledWall({ title, isWork, className, children }: TitledWallProps) {
  const { whatWeDo } = useContent(commonContent);
  return (
    <div className={className}>
      {title && <h2 className="mb-4 text-title sm:mb-6">{isWork ? title : whatWeDo}</h2>}
      <PictureWall>{children}</PictureWall>
    </div>
  );
}
