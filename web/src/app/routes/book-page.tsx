import { FindTimes } from '../../components/site/book-visit/find-times';
import { useVisitChoice } from '../../components/site/book-visit/use-visit-choice';
import { hiddenOnceSent } from '../../components/site/hidden-once-sent';
import { PageIntro } from '../../components/site/page-intro';
import { Button } from '../../components/ui/button';
import { lazyComponent } from '../../components/ui/lazy-component';
import { bookContent } from '../../content/book';
import { useContent, useLanguage } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { site } from '../../lib/site';
import { formatVisitTime } from '../../lib/visit-time';

/** The quote form. Its code loads once a time is chosen. */
const QuoteForm = lazyComponent(
  async () => (await import('../../features/quotes/components/quote-form')).QuoteForm,
);

const card = 'rounded-3xl border border-line bg-ground p-4 shadow-sm sm:p-8';

/**
 * The page for booking a visit directly: place, time, then the quote form. Search engines may list it only if the owner
 * has published that visits can be booked.
 */
export function Component() {
  const content = useContent(bookContent);
  const language = useLanguage();
  const { place, window, carried, choose } = useVisitChoice();
  return (
    <>
      <PageHead title={content.pageTitle} description={content.pageDescription} isHidden={!site.visitsOn} />
      <PageIntro title={content.title} lead={content.lead} />
      <div className="bg-band py-4 sm:py-8 lg:py-12">
        <div className="page-width max-w-4xl space-y-4 sm:space-y-8">
          <section aria-labelledby="where" hidden={window !== undefined} className={card}>
            <h2 id="where" className="mb-4 text-title">
              {content.whereTitle}
            </h2>
            <FindTimes
              place={place}
              onFind={(asked) => choose({ place: asked })}
              onChoose={(time) => choose({ place, window: time })}
            />
          </section>
          {window && (
            <section aria-labelledby="about" className={card}>
              <div className={hiddenOnceSent}>
                <h2 id="about" className="text-title">
                  {content.aboutTitle}
                </h2>
                <p className="mt-3 rounded-2xl bg-info p-4 text-lg font-semibold">
                  <span className="sr-only">{content.chosen}: </span>
                  <span className="inline-block first-letter:uppercase">
                    {formatVisitTime(window, language)}
                  </span>
                </p>
                <Button variant="quiet" className="-ml-5" onClick={() => choose({ place })}>
                  {content.other}
                </Button>
                <p className="mb-4 text-ink-soft">{content.aboutText}</p>
              </div>
              <QuoteForm carried={carried} wanted={window} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}
