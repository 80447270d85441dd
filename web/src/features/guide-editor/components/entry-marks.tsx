import { guideEditorContent } from '../../../content/guide-editor';
import { useContent } from '../../../lib/language-context';
import type { GuideEntry } from '../../../types/api';

const chip = 'inline-flex items-center rounded-full px-2.5 py-0.5 text-sm font-medium';

export function StateMark({ isPublished, deletedAt }: Pick<GuideEntry, 'isPublished' | 'deletedAt'>) {
  const { marks } = useContent(guideEditorContent);
  if (deletedAt !== null) return <span className={`${chip} bg-band-deep`}>{marks.bin}</span>;
  if (isPublished) return <span className={`${chip} bg-primary text-white`}>{marks.published}</span>;
  return <span className={`${chip} bg-glow-soft text-ink`}>{marks.draft}</span>;
}

export function UnsavedMark() {
  const { list } = useContent(guideEditorContent);
  return <span className={`${chip} bg-alert text-white`}>{list.unsaved}</span>;
}
