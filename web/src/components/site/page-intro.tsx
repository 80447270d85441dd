import type { PicturePlace } from '@sandhill/company/pictures/picture-places.js';
import type { ReactNode } from 'react';
import type { PictureFiles } from '../../assets/picture-files';
import { useMotion } from '../../hooks/use-motion';
import { Picture } from '../ui/picture';
import { headSizes } from './head-sizes';
import { SitePicture } from './site-picture';
import { PauseButton } from './rotation-controls';

interface PageIntroProps {
  title: string;
  lead: string;
  photo?: PictureFiles;
  /** Name of the picture place, if the firm can choose another picture in place of `photo`. */
  place?: PicturePlace;
  /** Part of the photograph that stays in view, as a class of Tailwind's `object-position`. */
  focus?: string;
  /** An image that fills its box, shown instead of the photograph. */
  picture?: ReactNode;
  before?: ReactNode;
  children?: ReactNode;
  isPanning?: boolean;
}

function HeadPicture({
  photo,
  place,
  focus,
}: Required<Pick<PageIntroProps, 'photo' | 'focus'>> & Pick<PageIntroProps, 'place'>) {
  const shown = { sizes: headSizes, isFirst: true };
  if (place)
    return <SitePicture {...shown} place={place} shipped={photo} focus={focus} className="size-full" />;
  return <Picture {...shown} files={photo} alt="" className={`size-full object-cover ${focus}`} />;
}

/**
 * Head of a page: title and lead text on green. The picture is beside them, or above them on small upright screens, and
 * fades into the background.
 */
export function PageIntro({
  title,
  lead,
  photo,
  place,
  focus = '',
  picture,
  before,
  children,
  isPanning = false,
}: PageIntroProps) {
  const { isMoving, isPaused, toggle, holdProps } = useMotion();
  const visual = picture ?? (photo && <HeadPicture photo={photo} place={place} focus={focus} />);
  return (
    <section
      {...(isPanning ? holdProps : {})}
      className="on-dark relative isolate overflow-hidden bg-primary-deep text-white beside:flex beside:items-center lg:min-h-[max(24rem,20vw)]"
    >
      {visual && (
        <div className="relative -z-10 h-44 overflow-hidden sm:h-60 beside:absolute beside:inset-y-0 beside:right-0 beside:h-auto beside:w-1/2">
          <div
            data-moving={isPanning && isMoving}
            className={`absolute inset-0 ${isPanning ? 'animate-pan data-[moving=false]:[animation-play-state:paused]' : ''}`}
          >
            {visual}
          </div>
          <div className="absolute inset-0 bg-linear-to-t from-primary-deep to-transparent to-35% beside:bg-linear-to-r beside:to-15%" />
        </div>
      )}
      {/* The key gives each title a new element, so that the element does not keep the height of the previous text. */}
      <div
        key={title}
        data-keeps-height
        className={`page-width pb-8 beside:py-[min(4rem,8svh)] ${visual ? 'pt-2' : 'pt-8'}`}
      >
        {before}
        <h1 className="max-w-3xl text-intro beside:max-w-[min(45vw,32rem)]">{title}</h1>
        <p className="mt-4 max-w-2xl text-lg sm:text-xl beside:max-w-[min(45vw,32rem)]">{lead}</p>
        {children}
        {isPanning && (
          <div className="mt-6">
            <PauseButton isPaused={isPaused} onToggle={toggle} />
          </div>
        )}
      </div>
    </section>
  );
}
