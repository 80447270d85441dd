import { LocalLink } from '../../../components/site/local-link';
import { paths } from '../../../config/paths';
import { chatContent } from '../../../content/chat';
import { useContent } from '../../../lib/language-context';
import { PhoneLink } from './phone-link';

/**
 * Links to the contact form and the phone number, for browsers that block cookies. A conversation needs a cookie to
 * continue.
 */
export function WithoutCookies({ onClose }: { onClose: () => void }) {
  const content = useContent(chatContent).talk;
  return (
    <div className="px-5 pb-5">
      <p>
        {content.noCookies} <PhoneLink />
      </p>
      <LocalLink
        to={`${paths.contact}#message`}
        onClick={onClose}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        {content.form}
      </LocalLink>
    </div>
  );
}
