import { phoneHref } from './admin-access';
import { Button, buttonClass } from '../ui/button';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { profile } from '../../lib/site';

export function PageFailed() {
  const content = useContent(commonContent).pageFailed;
  return (
    <div className="page-width flex min-h-[70dvh] flex-col items-center justify-center gap-4 text-center">
      <h1 className="text-title">{content.title}</h1>
      <p>{content.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>{content.reload}</Button>
        <a href={phoneHref} className={buttonClass('outline')}>
          {profile.phone.display}
        </a>
      </div>
    </div>
  );
}
