import type { ReactNode } from 'react';
import type { PictureFiles } from '../../assets/picture-files';
import { useMotion } from '../../hooks/use-motion';
import { Picture } from '../ui/picture';
import { PauseButton } from './rotation-controls';

interface PageIntroProps {
  title: string;
  lead: string;
  photo?: PictureFiles;
  /** Which part of the photograph stays in view, as a class of Tailwind's `object-position`. */
  focus?: string;
  /** Stands where the photograph would: an image that fills its box. */
  picture?: ReactNode;
  /** Above the title: the way back. */
  before?: ReactNode;
  children?: ReactNode;
  isPanning?: boolean;
}

/**
 * The head of a page: title and lead on palm, and beside them (on small screens above them) a picture that fades into
 * the ground.
 */
export function PageIntro({
  title,
  lead,
  photo,
  focus = '',
  picture,
  before,
  children,
  isPanning = false,
}: PageIntroProps) {
  const { isMoving, isPaused, toggle, holdProps } = useMotion();
  const visual =
    picture ??
    (photo && (
      <Picture
        files={photo}
        alt=""
        sizes="(min-width: 1024px) 60vw, 100vw"
        isFirst
        className={`size-full object-cover ${focus}`}
      />
    ));
  return (
    <section
      {...(isPanning ? holdProps : {})}
      className="on-dark relative isolate overflow-hidden bg-primary-deep text-white lg:flex lg:min-h-96 lg:items-center"
    >
      {visual && (
        <div className="relative -z-10 h-44 overflow-hidden sm:h-60 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-3/5">
          <div
            data-moving={isPanning && isMoving}
            className={`absolute inset-0 ${isPanning ? 'animate-pan data-[moving=false]:[animation-play-state:paused]' : ''}`}
          >
            {visual}
          </div>
          <div className="absolute inset-0 bg-linear-to-t from-primary-deep to-transparent to-35% lg:bg-linear-to-r lg:via-primary-deep/80 lg:via-30% lg:to-75%" />
        </div>
      )}
      <div className={`page-width pb-12 lg:py-16 ${visual ? 'pt-2' : 'pt-12'}`}>
        {before}
        <h1 className="max-w-3xl text-intro lg:max-w-lg xl:max-w-xl">{title}</h1>
        <p className="mt-4 max-w-2xl text-lg sm:text-xl lg:max-w-md xl:max-w-lg">{lead}</p>
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
