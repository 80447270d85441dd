import { Handshake, HeartHandshake, type LucideIcon, MapPinned, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { grading, nursery, plantingCrew, stormCleanup } from '../../assets/drawings';
import { PlaceList } from '../../components/site/place-list';
import { BenefitList } from '../../components/site/benefit-list';
import { Initials } from '../../components/site/initials';
import { CallToAction } from '../../components/site/call-to-action';
import { PageIntro } from '../../components/site/page-intro';
import { shippedDrawings } from '../../components/site/shipped-picture';
import { ServedPicture } from '../../components/ui/served-picture';
import { aboutContent } from '../../content/about';
import { commonContent } from '../../content/common';
import { SectionPictures } from '../../features/projects/components/server-pictures';
import { useContent, useLanguage } from '../../lib/language-context';
import { listOfNames } from '../../lib/list-of-names';
import { PageHead } from '../../lib/page-head';
import { usePageMetadata } from '../../lib/page-metadata';
import { hasOwnPicture, profile, site, textProps } from '../../lib/site';

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
      {content.figures.length > 0 && (
        <ul className="grid content-center gap-4 sm:grid-cols-3 lg:grid-cols-1">
          {content.figures.map(([figure, label]) => (
            <li
              key={label}
              className="flex flex-wrap items-baseline gap-x-3 rounded-2xl bg-band p-5 sm:block"
            >
              <strong className="block font-display text-3xl text-primary first-letter:uppercase sm:text-4xl">
                {figure}
              </strong>
              {label}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const portraitClass = 'aspect-square w-full rounded-2xl';

function People() {
  const content = useContent(aboutContent);
  const { sample } = useContent(commonContent);
  const language = useLanguage();
  if (site.people.length === 0) return null;
  return (
    <section aria-labelledby="people-title" className="section-space page-width pt-0!">
      <h2 id="people-title" className="text-title">
        {content.peopleTitle}
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 sm:gap-6 lg:grid-cols-4">
        {site.people.map(({ name, role, picture, isSample }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have the same name
          <li key={index}>
            {picture ? (
              <ServedPicture
                picture={picture}
                sizes="(min-width: 1024px) 18rem, (min-width: 640px) 30vw, 45vw"
                className={portraitClass}
              />
            ) : (
              <Initials name={name} className={portraitClass} />
            )}
            <p className="mt-3 font-semibold wrap-anywhere">{name}</p>
            {role && <p className="text-ink-soft wrap-anywhere" {...textProps(role, language)} />}
            {isSample && <p className="text-sm text-ink-soft">{sample}</p>}
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
  const head = usePageMetadata('about');
  const content = useContent(aboutContent);
  const { sample } = useContent(commonContent);
  const owners = listOfNames(profile.owners, useLanguage());
  return (
    <>
      <PageHead {...head} picture={site.pictures.about} />
      <PageIntro
        title={content.title}
        lead={content.lead}
        photo={nursery}
        place="about"
        focus="object-[60%_100%]"
      />
      <Story />
      <People />
      <ValuesAndExpertise />
      <div className="section-space bg-band">
        <div className="page-width space-y-6">
          <div className="grid gap-6 lg:grid-cols-3">
            <Anchored
              id="team"
              Icon={UsersRound}
              title={content.teamTitle}
              text={content.team(owners, profile.owners.length)}
            >
              {profile.areOwnersSamples && <p className="mt-2 text-sm text-ink-soft">{sample}</p>}
            </Anchored>
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
            {!hasOwnPicture('about') && shippedDrawings({ plantingCrew, grading, stormCleanup })}
          </SectionPictures>
        </div>
      </div>
      <CallToAction words={content} />
    </>
  );
}
