import { guidePath } from '@sandhill/company/plant-guide/guide-entry-name.js';
import type { ReactNode } from 'react';
import { LocalLink } from '../../../components/site/local-link';
import { paths } from '../../../config/paths';
import { storyContent } from '../../../content/story';
import { useContent, useLanguage } from '../../../lib/language-context';
import { serviceNames, textProps } from '../../../lib/site';
import type { ShownFacts } from './story-page-types';

function Links({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-5">{children}</ul>
    </div>
  );
}

const linkClass = 'inline-flex min-h-11 items-center text-link underline underline-offset-4';

/** The facts that the customer has allowed the firm to publish. */
export function StoryFacts({ facts }: { facts: ShownFacts }) {
  const content = useContent(storyContent);
  const language = useLanguage();
  return (
    <div className="page-width grid gap-8 pt-10 md:grid-cols-[3fr_2fr] lg:gap-14">
      <div className="space-y-6">
        {(['problem', 'work', 'result'] as const).map((part) => {
          const text = facts[part];
          return (
            text && (
              <section key={part}>
                <h2 className="text-heading">{content[part]}</h2>
                <p className="mt-2 whitespace-pre-line" {...textProps(text, language)} />
              </section>
            )
          );
        })}
      </div>
      <div className="space-y-6">
        {facts.services.length > 0 && (
          <Links title={content.services}>
            {facts.services.map((id) => (
              <li key={id}>
                <LocalLink to={paths.service(id)} className={linkClass}>
                  {serviceNames[id][language]}
                </LocalLink>
              </li>
            ))}
          </Links>
        )}
        {facts.plants.length > 0 && (
          <Links title={content.plants}>
            {facts.plants.map(({ slug, name }) => (
              <li key={slug}>
                <LocalLink to={guidePath({ kind: 'plant', slug })} className={linkClass}>
                  <span {...textProps(name, language)} />
                </LocalLink>
              </li>
            ))}
          </Links>
        )}
      </div>
    </div>
  );
}
