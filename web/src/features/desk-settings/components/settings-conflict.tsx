import { Conflict } from '../../../components/ui/conflict';
import { deskSettingsContent } from '../../../content/desk-settings';
import { useContent } from '../../../lib/language-context';

/** Asks which version to keep if someone else changed settings that have unsaved changes here. */
export function SettingsConflict(choices: Record<'onKeepMine' | 'onTakeTheirs', () => void>) {
  return <Conflict words={useContent(deskSettingsContent).conflict} {...choices} />;
}
