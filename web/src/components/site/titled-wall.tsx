import type { ReactNode } from 'react';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { PictureWall } from './picture-wall';

interface TitledWallProps {
  title?: string;
  /** Whether all pictures show real work. The heading claims that only if it is true. */
  isWork: boolean;
  className?: string;
  /** The pictures, as `PictureCell`s. */
  children: ReactNode;
}

export function TitledWall({ title, isWork, className, children }: TitledWallProps) {
  const { whatWeDo } = useContent(commonContent);
  return (
    <div className={className}>
      {title && <h2 className="mb-4 text-title sm:mb-6">{isWork ? title : whatWeDo}</h2>}
      <PictureWall>{children}</PictureWall>
    </div>
  );
}
