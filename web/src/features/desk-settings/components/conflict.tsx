import { Button } from '../../../components/ui/button';
import { deskSettingsContent } from '../../../content/desk-settings';
import { useContent } from '../../../lib/language-context';

/** Asks which version to keep if someone else changed settings that have unsaved changes here. */
export function Conflict({ onKeepMine, onTakeTheirs }: Record<'onKeepMine' | 'onTakeTheirs', () => void>) {
  const { conflict } = useContent(deskSettingsContent);
  return (
    <section role="alert" className="space-y-2 rounded-2xl border-2 border-alert p-4">
      <h3 className="text-lg">{conflict.title}</h3>
      <p>{conflict.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onKeepMine}>
          {conflict.mine}
        </Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          {conflict.theirs}
        </Button>
      </div>
    </section>
  );
}
