import { phoneHref } from '../../../components/site/admin-access';
import { profile } from '../../../lib/site';

export function PhoneLink() {
  return (
    <a href={phoneHref} className="whitespace-nowrap text-link underline underline-offset-4">
      {profile.phone.display}
    </a>
  );
}
