import { Conflict } from '../../../components/ui/conflict';
import { deskSettingsContent } from '../../../content/desk-settings';
import { useContent } from '../../../lib/language-context';

export function SettingsConflict(choices: Record<'onKeepMine' | 'onTakeTheirs', () => void>) {
  return <Conflict words={useContent(deskSettingsContent).conflict} {...choices} />;
}
