import { Phone } from 'lucide-react';
import { phoneHref } from '../site/admin-access';
import { buttonClass } from '../ui/button';
import type { Failure } from './use-lead-form';
import { profile } from '../../lib/site';

/** The failure of a form, with the office's phone number. Unlike a toast, it stays until the form is sent again. */
export function FormFailed({ title, text }: Failure) {
  return (
    <div role="alert" className="rounded-2xl border-l-8 border-alert bg-glow-soft p-4">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      <a href={phoneHref} className={buttonClass('outline', 'mt-3')}>
        <Phone aria-hidden className="size-4" />
        {profile.phone.display}
      </a>
    </div>
  );
}
