import { profile } from '@sandhill/company/profile.js';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';

const query = encodeURIComponent(profile.address.oneLine);

/** The map of the office. The address stands beside it as text, so that the page is whole without the map. */
export function OfficeMap() {
  const content = useContent(commonContent);
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-band">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the map runs its own scripts, on its own origin */}
      <iframe
        title={content.mapTitle}
        src={`https://www.google.com/maps?q=${query}&output=embed`}
        loading="lazy"
        referrerPolicy="no-referrer"
        className="block h-72 w-full bg-band-deep"
      />
      <p className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1">
        <span>{profile.address.oneLine}</span>
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${query}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {content.openMap}
        </a>
      </p>
    </div>
  );
}
