import { Dialog } from '../../../components/ui/dialog';
import { listContent } from '../../../content/lead-list';
import { useContent } from '../../../lib/language-context';

export function LeadKeys({ onClose }: { onClose: () => void }) {
  const { keys } = useContent(listContent);
  return (
    <Dialog title={keys.title} description={keys.text} onClose={onClose}>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {Object.entries(keys.does).map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid size-9 place-items-center rounded-lg border border-control font-medium">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
