import { commonContent, footerLinks, type FooterLink } from '../../content/common';
import { useContent, useLanguage } from '../../lib/language-context';
import { phoneHref } from './admin-access';
import { Brand } from './brand';
import { LateBusinessHours } from './late-business-hours';
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
      <ul className="mt-2">
        <FooterLinks links={links} />
      </ul>
    </div>
  );
}

export function Footer() {
  const { footer } = useContent(commonContent);
  const language = useLanguage();
  return (
    <footer className="on-dark bg-primary-deepest pb-24 text-white lg:pb-8">
      <div className="page-width grid grid-cols-2 gap-8 pt-12 sm:grid-cols-[2fr_2fr_3fr] lg:grid-cols-[3fr_2fr_2fr_3fr]">
        <div className="col-span-full space-y-5 lg:col-span-1">
          <Brand />
          <LanguageSelector />
          <div className="-ml-3">
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
          <h2 className="mt-5 mb-2 text-lg text-glow">{footer.hours}</h2>
          <LateBusinessHours />
        </div>
      </div>
      <div className="page-width mt-8">
        <p className="pb-4 text-sm">
          {footer.licenses}:{' '}
          {profile.licenses.map(({ name, number }) => `${name[language]} ${number}`).join(' · ')}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-white/20 pt-4 text-sm">
          <p>{footer.copyright(site.ofToday.year)}</p>
          <ul className="flex gap-5">
            <FooterLinks links={footerLinks.legal} />
          </ul>
        </div>
      </div>
    </footer>
  );
}
