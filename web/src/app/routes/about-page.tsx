import type { ReactNode } from 'react';
import { mainAreas } from '@sandhill/company/areas.js';
import { profile } from '@sandhill/company/profile.js';
import { anhingaSunning } from '../../assets/photos';
import { PlaceList } from '../../components/site/areas-panel';
import { BenefitList } from '../../components/site/benefit-list';
import { CallToAction } from '../../components/site/call-to-action';
import { PageIntro } from '../../components/site/page-intro';
import { aboutContent } from '../../content/about';
import { SectionPictures } from '../../features/projects/components/server-pictures';
import { useContent, useLanguage } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { businessData } from '../../lib/structured-data';

function Story() {
  const content = useContent(aboutContent);
  return (
    <section className="section-space page-width grid gap-10 lg:grid-cols-[3fr_2fr]">
      <div className="space-y-4 text-lg">
        <h2 className="text-title">{content.storyTitle}</h2>
        {content.story.map((paragraph) => (
          <p key={paragraph} className="reading-width">
            {paragraph}
          </p>
        ))}
      </div>
      <ul className="grid content-center gap-4 sm:grid-cols-3 lg:grid-cols-1">
        {content.figures.map(([figure, label]) => (
          <li key={label} className="rounded-2xl bg-band p-5">
            <strong className="block font-display text-4xl text-primary first-letter:uppercase">
              {figure}
            </strong>
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ValuesAndExpertise() {
  const content = useContent(aboutContent);
  return (
    <>
      <section className="section-space bg-band">
        <div className="page-width">
          <h2 className="text-title">{content.valuesTitle}</h2>
          <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
            {content.values.map(([title, text]) => (
              <li key={title} className="rounded-2xl border border-line bg-ground p-5">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section-space page-width">
        <h2 className="mb-6 text-title">{content.expertiseTitle}</h2>
        <div className="grid gap-8 md:grid-cols-3">
          {content.expertise.map(([title, items]) => (
            <BenefitList key={title} title={title} items={items} />
          ))}
        </div>
      </section>
    </>
  );
}

function Anchored({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28">
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Component() {
  const content = useContent(aboutContent);
  const owners = new Intl.ListFormat(useLanguage()).format(profile.owners);
  return (
    <>
      <PageHead
        title={`${content.title} | ${profile.name}`}
        description={content.lead}
        jsonLd={businessData}
      />
      <PageIntro title={content.title} lead={content.lead} photo={anhingaSunning} />
      <Story />
      <ValuesAndExpertise />
      <div className="section-space bg-band">
        <div className="page-width space-y-12">
          <Anchored id="team" title={content.teamTitle}>
            <p className="reading-width mt-3 text-lg">{content.team(owners)}</p>
          </Anchored>
          <Anchored id="partners" title={content.partnersTitle}>
            <p className="reading-width mt-3 text-lg">{content.partners}</p>
          </Anchored>
          <Anchored id="community" title={content.communityTitle}>
            <p className="reading-width mt-3 text-lg">{content.community}</p>
          </Anchored>
          <Anchored id="service-area" title={content.areaTitle}>
            <p className="mt-3 text-lg">{content.areaText}</p>
            <PlaceList places={mainAreas} />
          </Anchored>
          <SectionPictures
            section="about"
            heading={<h2 className="text-title">{content.picturesTitle}</h2>}
          />
        </div>
      </div>
      <CallToAction title={content.ctaTitle} text={content.ctaText} quoteLabel={content.ctaQuote} />
    </>
  );
}
