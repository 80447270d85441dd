import type { ShippedPhoto } from '../../assets/photos';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { Picture } from '../ui/picture';

/** Shipped photographs, one large and two small, each marked as a sample: none of them shows the company's work. */
export function ShippedCollage({ photos }: { photos: ShippedPhoto[] }) {
  const { sample } = useContent(commonContent);
  return (
    <ul className="grid gap-4 sm:grid-cols-3 sm:grid-rows-2">
      {photos.slice(0, 3).map((photo, index) => (
        <li
          key={photo.name}
          className={`relative overflow-hidden rounded-2xl ${index === 0 ? 'sm:col-span-2 sm:row-span-2' : ''}`}
        >
          <Picture
            photo={photo}
            alt=""
            sizes={index === 0 ? '(min-width: 640px) 780px, 100vw' : '(min-width: 640px) 380px, 100vw'}
            className="aspect-4/3 size-full object-cover"
          />
          <span className="absolute bottom-2 left-2 rounded-full bg-ink/80 px-3 py-0.5 text-sm text-white">
            {sample}
          </span>
        </li>
      ))}
    </ul>
  );
}
