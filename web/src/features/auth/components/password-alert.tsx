import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { adminContent } from '../../../content/admin';
import { useContent } from '../../../lib/language-context';

/** The red banner while the password is a temporary one. */
export function SecurityBanner({ onChange }: { onChange: () => void }) {
  const { alert } = useContent(adminContent);
  return (
    <div role="alert" className="on-dark flex flex-wrap items-center gap-3 bg-alert px-4 py-3 text-white">
      <TriangleAlert aria-hidden className="size-6 shrink-0" />
      <p className="min-w-0 grow basis-60 font-medium">{alert.banner}</p>
      <Button variant="light" onClick={onChange}>
        {alert.change}
      </Button>
    </div>
  );
}

/** The alert in the settings, which can be put off until the next sign-in. */
export function TemporaryPasswordAlert({ onLater }: { onLater: () => void }) {
  const { alert } = useContent(adminContent);
  return (
    <section className="rounded-2xl border-2 border-alert bg-glow-soft p-5">
      <h2 className="text-heading">{alert.title}</h2>
      <p className="mt-1">{alert.text}</p>
      <Button variant="outline" onClick={onLater} className="mt-3">
        {alert.later}
      </Button>
    </section>
  );
}
