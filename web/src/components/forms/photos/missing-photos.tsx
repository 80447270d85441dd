import { formAnswersContent } from '../../../content/form-answers';
import { useContent } from '../../../lib/language-context';
import { profile } from '../../../lib/site';
import { buttonClass } from '../../ui/button';

interface MissingPhotosProps {
  reference?: string;
  to: keyof typeof profile.emails;
}

export function MissingPhotos({ reference = '', to }: MissingPhotosProps) {
  const content = useContent(formAnswersContent).photos;
  const subject = encodeURIComponent(content.mailSubject(reference));
  return (
    <div className="reading-width rounded-xl border border-line bg-glow-soft p-4">
      <p>{content.missing}</p>
      <a href={`mailto:${profile.emails[to]}?subject=${subject}`} className={buttonClass('primary', 'mt-3')}>
        {content.mail}
      </a>
    </div>
  );
}
