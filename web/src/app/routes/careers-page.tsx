import { phoneHref } from '../../components/site/admin-access';
import { LocalLink } from '../../components/site/local-link';
import { PageIntro } from '../../components/site/page-intro';
import { crewPortrait } from '../../assets/drawings';
import { buttonClass } from '../../components/ui/button';
import { paths } from '../../config/paths';
import { careersContent } from '../../content/careers';
import { useContent, useLanguage } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { usePageMetadata } from '../../lib/page-metadata';
import { profile, site, textProps } from '../../lib/site';

function Openings() {
  const content = useContent(careersContent);
  const language = useLanguage();
  return (
    <section className="section-space bg-band">
      <div className="page-width">
        <h2 className="text-title">{content.openingsTitle}</h2>
        {site.openings.length === 0 && <p className="mt-3 text-lg">{content.none}</p>}
        <ul className="mt-4 space-y-4">
          {site.openings.map(({ title, text }) => (
            <li key={title.en} className="rounded-2xl border border-line bg-ground p-5">
              <h3 className="text-xl">
                <span {...textProps(title, language)} />
              </h3>
              <p className="whitespace-pre-line" {...textProps(text, language)} />
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3">
          <a href={phoneHref} className={buttonClass('primary')}>
            {profile.phone.display}
          </a>
          <a
            href={`mailto:${profile.emails.office}?subject=${encodeURIComponent(content.subject)}`}
            className={buttonClass('outline', 'break-all')}
          >
            {profile.emails.office}
          </a>
          <LocalLink to={paths.message(content.subject)} className={buttonClass('action')}>
            {content.write}
          </LocalLink>
        </div>
      </div>
    </section>
  );
}

export function Component() {
  const head = usePageMetadata('careers');
  const content = useContent(careersContent);
  return (
    <>
      <PageHead {...head} picture={site.pictures.careers} />
      <PageIntro
        title={content.title}
        lead={content.lead}
        photo={crewPortrait}
        place="careers"
        focus="object-[60%_100%]"
      />
      <section className="section-space page-width">
        <h2 className="text-title">{content.whyTitle}</h2>
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {content.why.map(([title, text]) => (
            <li key={title} className="border-t-4 border-primary pt-4">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Openings />
      <section className="section-space page-width">
        <h2 className="text-title">{content.applyTitle}</h2>
        <ol className="mt-8 grid gap-6 md:grid-cols-3">
          {content.apply.map((step, index) => (
            <li key={step} className="flex gap-4 rounded-2xl bg-band p-5">
              <span aria-hidden className="font-display text-4xl text-primary">
                {index + 1}
              </span>
              <span className="text-lg">{step}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
