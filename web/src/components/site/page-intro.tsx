import type { ReactNode } from 'react';
import type { ShippedPhoto } from '../../assets/photos';
import { useMotion } from '../../hooks/use-motion';
import { Picture } from '../ui/picture';
import { PauseButton } from './rotation-controls';

interface PageIntroProps {
  title: string;
  lead: string;
  photo?: ShippedPhoto;
  /** Lies over the photograph, below the words. */
  overlay?: ReactNode;
  children?: ReactNode;
  isPanning?: boolean;
}

/** The head of a page: title and lead, over a photograph where there is one. */
export function PageIntro({ title, lead, photo, overlay, children, isPanning = false }: PageIntroProps) {
  const { isMoving, isPaused, toggle, holdProps } = useMotion();
  return (
    <section
      {...(isPanning ? holdProps : {})}
      className="on-dark relative isolate overflow-hidden bg-primary-deep text-white"
    >
      {photo && (
        <div
          data-moving={isPanning && isMoving}
          className={`absolute inset-0 -z-20 ${isPanning ? 'animate-pan data-[moving=false]:[animation-play-state:paused]' : ''}`}
        >
          <Picture photo={photo} alt="" sizes="100vw" isFirst className="size-full object-cover" />
        </div>
      )}
      {overlay && <div className="absolute inset-0 -z-20">{overlay}</div>}
      {(photo || overlay) && (
        <div className="absolute inset-0 -z-10 bg-linear-to-r from-primary-deepest/95 via-primary-deepest/80 to-primary-deepest/70 sm:to-primary-deepest/35" />
      )}
      <div className="page-width py-14 sm:py-20">
        <h1 className="max-w-3xl text-hero">{title}</h1>
        <p className="mt-4 max-w-2xl text-lg sm:text-xl">{lead}</p>
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
