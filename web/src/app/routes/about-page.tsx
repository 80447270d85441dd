import { Handshake, HeartHandshake, type LucideIcon, MapPinned, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { grading, nursery, plantingCrew, stormCleanup } from '../../assets/drawings';
import { PlaceList } from '../../components/site/place-list';
import { BenefitList } from '../../components/site/benefit-list';
import { CallToAction } from '../../components/site/call-to-action';
import { PageIntro } from '../../components/site/page-intro';
import { ShippedDrawing } from '../../components/site/shipped-picture';
import { aboutContent } from '../../content/about';
import { SectionPictures } from '../../features/projects/components/server-pictures';
import { useContent, useLanguage } from '../../lib/language-context';
import { listOfNames } from '../../lib/list-of-names';
import { PageHead } from '../../lib/page-head';
import { usePageWords } from '../../lib/page-words';
import { profile } from '../../lib/site';

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
          <li key={label} className="flex items-baseline gap-3 rounded-2xl bg-band p-5 sm:block">
            <strong className="block shrink-0 font-display text-3xl text-primary first-letter:uppercase sm:text-4xl">
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
            <BenefitList key={title} title={title} items={items.map((children) => ({ children }))} />
          ))}
        </div>
      </section>
    </>
  );
}

interface AnchoredProps {
  id: string;
  Icon: LucideIcon;
  title: string;
  text: string;
  children?: ReactNode;
}

/** A part of the page that the footer leads to. */
function Anchored({ id, Icon, title, text, children }: AnchoredProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="rounded-3xl border border-line bg-ground p-6 target:border-primary sm:p-8"
    >
      <Icon aria-hidden className="size-9 text-star" />
      <h2 id={`${id}-title`} className="mt-3 text-heading">
        {title}
      </h2>
      <p className="mt-2">{text}</p>
      {children}
    </section>
  );
}

export function Component() {
  const head = usePageWords('about');
  const content = useContent(aboutContent);
  const owners = listOfNames(profile.owners, useLanguage());
  return (
    <>
      <PageHead {...head} />
      <PageIntro title={content.title} lead={content.lead} photo={nursery} focus="object-[60%_100%]" />
      <Story />
      <ValuesAndExpertise />
      <div className="section-space bg-band">
        <div className="page-width space-y-6">
          <div className="grid gap-6 lg:grid-cols-3">
            <Anchored id="team" Icon={UsersRound} title={content.teamTitle} text={content.team(owners)} />
            <Anchored id="partners" Icon={Handshake} title={content.partnersTitle} text={content.partners} />
            <Anchored
              id="community"
              Icon={HeartHandshake}
              title={content.communityTitle}
              text={content.community}
            />
          </div>
          <Anchored id="service-area" Icon={MapPinned} title={content.areaTitle} text={content.areaText}>
            <PlaceList />
          </Anchored>
          <SectionPictures section="about" title={content.picturesTitle} className="pt-10">
            <ShippedDrawing files={plantingCrew} />
            <ShippedDrawing files={grading} />
            <ShippedDrawing files={stormCleanup} />
          </SectionPictures>
        </div>
      </div>
      <CallToAction title={content.ctaTitle} text={content.ctaText} quoteLabel={content.ctaQuote} />
    </>
  );
}
