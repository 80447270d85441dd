import { ArrowLeft, ArrowRight } from 'lucide-react';
import { LocalLink } from '../../components/site/local-link';
import { buttonClass } from '../../components/ui/button';
import { pages, paths, storyPath } from '../../config/paths';
import { storyContent } from '../../content/story';
import { categoryName } from '../../features/projects/project-words';
import { BeforeAfter } from '../../features/projects/story/before-after';
import { StoryFacts } from '../../features/projects/story/story-facts';
import type { StoryPage } from '../../features/projects/story/story-page-types';
import { ServedPicture } from '../../components/ui/served-picture';
import { useContent, useLanguage } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { profile, textProps } from '../../lib/site';
import { summaryOf } from '../../lib/summary-of';
import { withPageData } from './with-page-data';

const wholeWidth = '(min-width: 1152px) 1120px, 100vw';

function Pictures({ data }: { data: StoryPage }) {
  const content = useContent(storyContent);
  const { pictures, beforeAfter } = data;
  const compared = beforeAfter && {
    before: pictures[beforeAfter.before],
    after: pictures[beforeAfter.after],
  };
  const hasSlider = compared?.before !== undefined && compared.after !== undefined;
  const others = pictures.filter((picture, place) =>
    hasSlider ? picture !== compared.before && picture !== compared.after : place > 0,
  );
  const [first] = pictures;
  return (
    <section aria-label={content.pictures} className="page-width pt-6">
      {compared?.before && compared.after ? (
        <BeforeAfter before={compared.before} after={compared.after} sizes={wholeWidth} isFirst />
      ) : (
        first && (
          <ServedPicture
            picture={first}
            sizes={wholeWidth}
            isFirst
            className="max-h-[80vh] w-full rounded-2xl"
          />
        )
      )}
      {others.length > 0 && (
        <ul className="mt-6 grid gap-6 sm:grid-cols-2">
          {others.map((picture) => (
            <li key={picture.imageUrl}>
              <ServedPicture
                picture={picture}
                sizes="(min-width: 1152px) 548px, (min-width: 640px) 50vw, 100vw"
                className="aspect-4/3 w-full rounded-2xl"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Neighbors({ previous, next }: Pick<StoryPage, 'previous' | 'next'>) {
  const content = useContent(storyContent);
  const language = useLanguage();
  if (!previous && !next) return null;
  const linkClass = 'inline-flex min-h-11 items-center gap-2 text-link underline-offset-4 hover:underline';
  return (
    <nav aria-label={content.others} className="page-width flex flex-wrap justify-between gap-4 pb-10">
      {previous && (
        <LocalLink to={storyPath(previous.slug)} rel="prev" className={linkClass}>
          <ArrowLeft aria-hidden className="size-5 shrink-0" />
          <span>
            <span className="block text-sm text-ink-soft">{content.previous}</span>
            <span {...textProps(previous.title, language)} />
          </span>
        </LocalLink>
      )}
      {next && (
        <LocalLink to={storyPath(next.slug)} rel="next" className={`${linkClass} ml-auto text-right`}>
          <span>
            <span className="block text-sm text-ink-soft">{content.next}</span>
            <span {...textProps(next.title, language)} />
          </span>
          <ArrowRight aria-hidden className="size-5 shrink-0" />
        </LocalLink>
      )}
    </nav>
  );
}

function Story({ data }: { data: StoryPage }) {
  const content = useContent(storyContent);
  const language = useLanguage();
  const { title, facts, slug, category } = data;
  const { children: name, lang } = textProps(title, language);
  const told = facts?.problem ?? facts?.work ?? facts?.result;
  const details = [categoryName(category, language), facts?.community, facts?.year].filter(Boolean);
  return (
    <>
      <PageHead
        title={`${title[language]} | ${profile.name}`}
        description={told ? summaryOf(told[language]) : content.summary(title[language], profile.name)}
        picture={data.pictures[0]}
      />
      <section className="on-dark bg-primary-deep text-white">
        <div className="page-width pt-4 pb-6">
          <LocalLink
            to={pages.gallery}
            className="mb-1 inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden className="size-5" />
            {content.back}
          </LocalLink>
          <h1 className="text-intro" lang={lang}>
            {name}
          </h1>
          <p className="mt-1 text-lg">{details.join(' · ')}</p>
        </div>
      </section>
      <Pictures data={data} />
      {facts && <StoryFacts facts={facts} />}
      <section className="page-width py-10 text-center print:hidden">
        <h2 className="text-heading">{content.likeTitle}</h2>
        <p className="mt-1">{content.likeText}</p>
        <LocalLink to={paths.quoteLike(title[language], slug)} className={`${buttonClass('action')} mt-4`}>
          {content.like}
        </LocalLink>
      </section>
      <Neighbors previous={data.previous} next={data.next} />
    </>
  );
}

export const Component = withPageData(Story);
