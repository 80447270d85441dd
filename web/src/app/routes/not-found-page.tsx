import { yardBefore } from '../../assets/drawings';
import { LocalLink } from '../../components/site/local-link';
import { buttonClass } from '../../components/ui/button';
import { Picture } from '../../components/ui/picture';
import { paths } from '../../config/paths';
import { commonContent } from '../../content/common';
import { notFoundContent } from '../../content/not-found';
import { useContent, useLanguage } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { profile, site, textProps } from '../../lib/site';

export function Component() {
  const content = useContent(notFoundContent);
  const { nav } = useContent(commonContent);
  const language = useLanguage();
  const hint = site.hints.notFound;
  return (
    <div className="page-width section-space grid gap-8 lg:min-h-[50vh] lg:grid-cols-2 lg:items-center lg:gap-14">
      <PageHead title={`${content.title} | ${profile.name}`} description={content.text} isHidden />
      <div data-keeps-height>
        <h1 className="text-intro">{content.title}</h1>
        {hint.en && <p className="mt-3 text-lg text-ink-soft" {...textProps(hint, language)} />}
        <p className="mt-6">{content.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LocalLink to={paths.home} className={buttonClass('primary')}>
            {nav.home}
          </LocalLink>
          <LocalLink to={paths.services} className={buttonClass('outline')}>
            {nav.services}
          </LocalLink>
          <LocalLink to={paths.gallery} className={buttonClass('outline')}>
            {nav.gallery}
          </LocalLink>
          <LocalLink to={paths.contact} className={buttonClass('outline')}>
            {nav.contact}
          </LocalLink>
        </div>
      </div>
      <Picture
        files={yardBefore}
        alt=""
        sizes="(min-width: 1024px) 50vw, 100vw"
        className="w-full rounded-3xl border border-line"
      />
    </div>
  );
}
