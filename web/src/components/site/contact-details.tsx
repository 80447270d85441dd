import { Mail, MapPin, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactPageContent } from '../../content/contact-page';
import { useContent } from '../../lib/language-context';
import { OfficeMap } from './office-map';
import { SocialLinks } from './social-links';
import { profile } from '../../lib/site';

const networks = ['facebook', 'instagram', 'pinterest'] as const;

const linkClass = 'inline-flex min-h-11 items-center text-link underline underline-offset-4 break-all';

function Detail({ Icon, title, children }: { Icon: typeof Mail; title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="flex items-center gap-2 text-xl">
        <Icon aria-hidden className="size-5 shrink-0 text-primary" />
        {title}
      </h2>
      {children}
    </div>
  );
}

export function ContactDetails() {
  const content = useContent(contactPageContent);
  const { emails, socialMedia } = profile;
  const mails: [string, string][] = [
    [content.general, emails.general],
    [content.office, emails.office],
    [content.support, emails.support],
  ];
  return (
    <div className="space-y-4">
      <Detail Icon={Mail} title={content.emails}>
        {mails.map(([label, mail]) => (
          <p key={mail}>
            {label}:{' '}
            <a href={`mailto:${mail}`} className={linkClass}>
              {mail}
            </a>
          </p>
        ))}
      </Detail>
      <Detail Icon={MapPin} title={content.location}>
        <div className="mt-2">
          <OfficeMap />
        </div>
      </Detail>
      {networks.some((network) => socialMedia[network]) && (
        <Detail Icon={Share2} title={content.follow}>
          <div className="-ml-3 text-primary">
            <SocialLinks of={networks} />
          </div>
        </Detail>
      )}
    </div>
  );
}
