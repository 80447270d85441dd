import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { adminContent } from '../../../content/admin';
import { useContent } from '../../../lib/language-context';

interface SecurityBannerProps {
  onChange: () => void;
  /** Called to hide the alert until the next sign-in. */
  onLater: () => void;
}

export function SecurityBanner({ onChange, onLater }: SecurityBannerProps) {
  const { alert } = useContent(adminContent);
  return (
    <div role="alert" className="on-dark flex flex-wrap items-center gap-3 bg-alert px-4 py-3 text-white">
      <TriangleAlert aria-hidden className="size-6 shrink-0" />
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">{alert.title}</p>
        <p>{alert.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="light" onClick={onChange}>
          {alert.change}
        </Button>
        <Button variant="quiet" onClick={onLater} className="text-white">
          {alert.later}
        </Button>
      </div>
    </div>
  );
}
