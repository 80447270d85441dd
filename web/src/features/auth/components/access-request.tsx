import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { accessMailHref, phoneHref } from '../../../components/site/admin-access';
import { LocalLink } from '../../../components/site/local-link';
import { Button, buttonClass } from '../../../components/ui/button';
import { adminPaths, paths } from '../../../config/paths';
import { adminContent } from '../../../content/admin';
import { commonContent } from '../../../content/common';
import { useContent } from '../../../lib/language-context';

interface AccessRequestProps {
  /** Called by the button for people with credentials. If undefined, that button links to the login page. */
  onHaveCredentials?: () => void;
  canReturn?: boolean;
}

export function AccessRequest({ onHaveCredentials, canReturn = false }: AccessRequestProps) {
  const { access } = useContent(adminContent);
  const common = useContent(commonContent);
  return (
    <section className="mx-auto max-w-xl rounded-3xl border border-line bg-ground p-6 sm:p-9">
      <h1 className="text-title">{access.title}</h1>
      <p className="mt-3">{access.text}</p>
      <ol className="mt-4 list-decimal space-y-2 pl-5">
        {access.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <a href={phoneHref} className={buttonClass('primary')}>
          <Phone aria-hidden className="size-5" />
          {access.call}
        </a>
        <a href={accessMailHref(common)} className={buttonClass('outline')}>
          <Mail aria-hidden className="size-5" />
          {access.email}
        </a>
        {onHaveCredentials ? (
          <Button variant="outline" onClick={onHaveCredentials} className="sm:col-span-2">
            {access.haveCredentials}
          </Button>
        ) : (
          <Link to={adminPaths.login} className={buttonClass('outline', 'sm:col-span-2')}>
            {access.haveCredentials}
          </Link>
        )}
        {canReturn && (
          <LocalLink to={paths.home} className={buttonClass('quiet', 'sm:col-span-2')}>
            {access.back}
          </LocalLink>
        )}
      </div>
    </section>
  );
}
