import { Clock, Mail, MapPin, Phone, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonContent } from '../../content/common';
import { contactPageContent } from '../../content/contact-page';
import { useContent } from '../../lib/language-context';
import { phoneHref } from './admin-access';
import { LateBusinessHours } from './late-business-hours';
import { SocialLinks } from './social-links';
import { profile } from '../../lib/site';

const linkClass = 'inline-flex min-h-11 items-center text-link underline underline-offset-4 break-all';

function Detail({ Icon, title, children }: { Icon: typeof Clock; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <Icon aria-hidden className="mt-1 size-6 shrink-0 text-primary" />
      <div className="min-w-0">
        <h2 className="text-xl">{title}</h2>
        {children}
      </div>
    </div>
  );
}

/** Where the office is, how to reach it, and when. */
export function ContactDetails() {
  const content = useContent(contactPageContent);
  const { footer } = useContent(commonContent);
  const { emails } = profile;
  const mails: [string, string][] = [
    [content.general, emails.general],
    [content.office, emails.office],
    [content.support, emails.support],
  ];
  return (
    <div className="space-y-6">
      <Detail Icon={MapPin} title={content.location}>
        <p>{profile.address.oneLine}</p>
      </Detail>
      <Detail Icon={Phone} title={content.phone}>
        <a href={phoneHref} className={linkClass}>
          {profile.phone.display}
        </a>
      </Detail>
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
      <Detail Icon={Clock} title={footer.hours}>
        <LateBusinessHours />
      </Detail>
      <Detail Icon={Share2} title={content.follow}>
        <div className="-ml-3 text-primary">
          <SocialLinks of={['facebook', 'instagram', 'pinterest']} />
        </div>
      </Detail>
    </div>
  );
}
