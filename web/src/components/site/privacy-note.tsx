import { paths } from '../../config/paths';
import { formsContent } from '../../content/forms';
import { useContent } from '../../lib/language-context';
import { LocalLink } from './local-link';

export function PrivacyNote() {
  const content = useContent(formsContent);
  return (
    <p className="text-sm text-ink-soft">
      {content.privacyBefore}
      <LocalLink to={paths.privacy} className="text-link underline underline-offset-4">
        {content.privacyLink}
      </LocalLink>
      .
    </p>
  );
}
