import { Fragment } from 'react';
import { commonContent, footerLinks, type FooterLink } from '../../content/common';
import { useContent, useLanguage } from '../../lib/language-context';
import { phoneHref } from './admin-access';
import { Brand } from './brand';
import { LazyBusinessHours } from './lazy-business-hours';
import { LanguageSelector } from './language-selector';
import { LocalLink } from './local-link';
import { SocialLinks } from './social-links';
import { profile, site } from '../../lib/site';

const linkClass = 'inline-flex min-h-11 items-center hover:underline underline-offset-4';

function FooterLinks({ links }: { links: FooterLink[] }) {
  const language = useLanguage();
  return links.map((link) => (
    <li key={link.to}>
      <LocalLink to={link.to} className={linkClass}>
        {link[language]}
      </LocalLink>
    </li>
  ));
}

function LinkColumn({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <div>
      <h2 className="text-lg text-glow">{title}</h2>
      <ul className="mt-1 sm:mt-2">
        <FooterLinks links={links} />
      </ul>
    </div>
  );
}

export function Footer() {
  const { footer, sample } = useContent(commonContent);
  const language = useLanguage();
  return (
    <footer className="on-dark bg-primary-deepest pb-20 text-white lg:pb-8">
      <div className="page-width grid grid-cols-2 max-[18rem]:grid-cols-1 gap-x-8 gap-y-6 pt-6 sm:grid-cols-[2fr_2fr_3fr] sm:gap-8 sm:pt-12 lg:grid-cols-[3fr_2fr_2fr_3fr]">
        <div className="col-span-full flex flex-wrap items-center gap-x-1 gap-y-3 sm:gap-x-6 lg:col-span-1 lg:block lg:space-y-5">
          <div className="max-lg:basis-full">
            <Brand />
          </div>
          <LanguageSelector />
          <div className="lg:-ml-3">
            <SocialLinks of={['facebook', 'twitter', 'linkedin', 'instagram']} />
          </div>
        </div>
        <LinkColumn title={footer.explore} links={footerLinks.explore} />
        <LinkColumn title={footer.company} links={footerLinks.company} />
        <div className="max-sm:col-span-full">
          <h2 className="text-lg text-glow">{footer.reachUs}</h2>
          <address className="mt-2 not-italic">
            <p>{profile.address.street}</p>
            <p>
              {profile.address.city}, {profile.address.state} {profile.address.zip}
            </p>
            <a href={phoneHref} className={`${linkClass} flex! w-fit`}>
              {profile.phone.display}
            </a>
            <a href={`mailto:${profile.emails.general}`} className={`${linkClass} flex! w-fit break-all`}>
              {profile.emails.general}
            </a>
            <a href={`mailto:${profile.emails.office}`} className={`${linkClass} flex! w-fit break-all`}>
              {profile.emails.office}
            </a>
          </address>
          {/* On phones, the hours are in the contact page's first screen and in the help card instead. */}
          <div className="max-sm:hidden">
            <h2 className="mt-5 mb-2 text-lg text-glow">{footer.hours}</h2>
            <LazyBusinessHours />
          </div>
        </div>
      </div>
      <div className="page-width mt-3 sm:mt-8">
        {profile.licenses.length > 0 && (
          <p className="pb-3 text-sm leading-snug sm:pb-4">
            {footer.licenses}:{' '}
            {profile.licenses.map(({ name, number, register }, index) => (
              <Fragment key={number}>
                {index > 0 && ' · '}
                <a href={register} className="[&[href]]:underline">
                  {name[language]} <span className="whitespace-nowrap">{number}</span>
                </a>
              </Fragment>
            ))}
            {profile.licenses.some(({ isSample }) => isSample) && ` (${sample})`}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-white/20 pt-3 text-sm leading-snug sm:pt-4">
          <p>{footer.copyright(site.ofToday.year)}</p>
          <ul className="flex gap-5">
            <FooterLinks links={footerLinks.legal} />
          </ul>
        </div>
      </div>
    </footer>
  );
}
