import { phoneHref } from '../../components/site/admin-access';
import { PageIntro } from '../../components/site/page-intro';
import { buttonClass } from '../../components/ui/button';
import { privacyContent } from '../../content/privacy';
import { useContent } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { usePageMetadata } from '../../lib/page-metadata';
import { profile } from '../../lib/site';

export function Component() {
  const head = usePageMetadata('privacy');
  const content = useContent(privacyContent);
  return (
    <>
      <PageHead {...head} />
      <PageIntro title={content.title} lead={content.lead} />
      <div className="section-space page-width space-y-8">
        {content.sections.map(([title, text]) => (
          <section key={title}>
            <h2 className="text-heading">{title}</h2>
            <p className="reading-width mt-2 text-lg">{text}</p>
          </section>
        ))}
        <p className="flex flex-wrap items-center gap-3">
          {content.ask}:
          <a href={`mailto:${profile.emails.general}`} className={buttonClass('outline', 'break-all')}>
            {profile.emails.general}
          </a>
          <a href={phoneHref} className={buttonClass('outline')}>
            {profile.phone.display}
          </a>
        </p>
      </div>
    </>
  );
}
