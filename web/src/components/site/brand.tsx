import { paths } from '../../config/paths';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { LocalLink } from './local-link';
import { profile } from '../../lib/site';

export function Brand() {
  const content = useContent(commonContent);
  return (
    <LocalLink to={paths.home} className="flex min-h-11 items-center gap-3">
      <img src="/icon.svg" alt="" width={44} height={44} className="shrink-0" />
      <span className="leading-tight">
        <span className="block font-display text-xl font-semibold">{profile.name}</span>
        <span className="hidden text-xs tracking-wide opacity-85 whitespace-nowrap min-[460px]:block">
          {content.tagline}
        </span>
      </span>
    </LocalLink>
  );
}
