import { ArrowLeft, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { leadAddress } from '../../../config/admin-addresses';
import { briefContent } from '../../../content/brief';
import { isApiError } from '../../../lib/api-error';
import { useContent } from '../../../lib/language-context';
import { useGetLeadQuery } from '../../../lib/lead-api';
import { Sheet } from './sheet';

export function Brief({ reference }: { reference: string }) {
  const content = useContent(briefContent);
  const { data, error, refetch } = useGetLeadQuery(reference);
  const isGone = isApiError(error) && error.status === 404;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
        <Link to={leadAddress(reference)} className={buttonClass('quiet', '-ml-5')}>
          <ArrowLeft aria-hidden className="size-5" />
          {content.back}
        </Link>
        {data && !isGone && (
          <div className="flex flex-wrap items-center gap-x-4">
            <span className="text-sm text-ink-soft">{content.hint}</span>
            <Button onClick={() => globalThis.print()}>
              <Printer aria-hidden className="size-5" />
              {content.print}
            </Button>
          </div>
        )}
      </div>
      {!data && !error && <Skeleton className="h-96" />}
      {isGone && <Notice {...content.gone} />}
      {error && !isGone && !data && <Notice title={content.failed} onRetry={() => void refetch()} />}
      {data && !isGone && <Sheet lead={data} />}
    </div>
  );
}
