import type { ServiceId } from '@sandhill/company/service-ids.js';
import { secondPictures } from '../../assets/scenes';
import { Picture } from '../ui/picture';

/** A service's second picture, as wide as its box. It has no alt text, because the text beside it says the same. */
export function ServiceScene({ id, className = '' }: { id: ServiceId; className?: string }) {
  return (
    <Picture
      files={secondPictures[id]}
      alt=""
      sizes="(min-width: 1200px) 1200px, 100vw"
      className={`aspect-8/5 w-full rounded-3xl border border-line object-cover sm:aspect-2/1 sm:object-[50%_80%] ${className}`}
    />
  );
}
