import { paths } from '../../config/paths';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { LocalLink } from './local-link';
import { profile } from '../../lib/site';

/** Length of the longest name that fits on one line of a phone's header, in characters. */
const maxOneLineLength = 18;

export function Brand() {
  const content = useContent(commonContent);
  const oneLine = profile.name.length <= maxOneLineLength ? 'min-[22.5rem]:whitespace-nowrap' : '';
  return (
    <LocalLink to={paths.home} className="flex min-h-11 shrink-[9] items-center gap-3">
      <img src="/icon.svg" alt="" width={44} height={44} className="shrink-0" />
      <span className="leading-tight">
        <span className={`block font-display text-xl font-semibold ${oneLine}`}>{profile.name}</span>
        <span className="hidden text-xs tracking-wide opacity-85 whitespace-nowrap min-[460px]:block">
          {content.tagline}
        </span>
      </span>
    </LocalLink>
  );
}
