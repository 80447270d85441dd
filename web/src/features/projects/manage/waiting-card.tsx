import { Check, X } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { libraryContent } from '../../../content/library';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import { useGetStaffQuery } from '../../../lib/staff-names';
import type { ManagedProject } from '../../../types/api';
import { useChangeSeveral } from './use-change-several';

export function WaitingCard({ project }: { project: ManagedProject }) {
  const { waiting, select } = useContent(libraryContent);
  const language = useLanguage();
  const { data: staff } = useGetStaffQuery();
  const { change, isChanging } = useChangeSeveral();
  const name = staff?.find(({ id }) => id === project.uploader)?.username;
  const time = formatTime(project.waitingSince ?? project.createdAt, language);
  return (
    <div className="space-y-2 border-t border-line p-3">
      <p className="text-sm text-ink-soft">{name ? waiting.by(name, time) : time}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={isChanging}
          aria-label={waiting.approveOf(project.title)}
          onClick={() => void change([project], { move: 'approve' })}
        >
          <Check aria-hidden className="size-4" />
          {select.approve}
        </Button>
        <Button
          variant="outline"
          disabled={isChanging}
          aria-label={waiting.rejectOf(project.title)}
          onClick={() => void change([project], { move: 'bin' })}
        >
          <X aria-hidden className="size-4" />
          {select.reject}
        </Button>
      </div>
    </div>
  );
}
