import { PageIntro } from '../../components/site/page-intro';
import { Picture } from '../../components/ui/picture';
import { creditsContent } from '../../content/credits';
import { photoCredits } from '../../content/photo-credits';
import { useContent, useLanguage } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { usePageMetadata } from '../../lib/page-metadata';

export function Component() {
  const head = usePageMetadata('photoCredits');
  const content = useContent(creditsContent);
  const language = useLanguage();
  return (
    <>
      <PageHead {...head} />
      <PageIntro title={content.title} lead={content.lead} />
      <div className="section-space page-width">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {photoCredits.map(({ photo, title, author, license, licenseUrl, changes }) => (
            <li key={photo.src} className="overflow-hidden rounded-2xl border border-line">
              <Picture
                files={photo}
                alt=""
                sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw"
                className="aspect-3/2 w-full object-cover"
              />
              <div className="p-4">
                <h2 className="text-xl">{title[language]}</h2>
                <p>{author}</p>
                <p>
                  {content.license}:{' '}
                  <a href={licenseUrl} className="text-link underline underline-offset-4">
                    {license}
                  </a>
                </p>
                <p className="text-ink-soft">
                  {content.changes}: {changes[language]}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-8">{content.illustrations}</p>
      </div>
    </>
  );
}
