import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Checkbox } from '../../../components/ui/checkbox';
import { listContent } from '../../../content/lead-list';
import { useContent } from '../../../lib/language-context';
import { hasSound, keepSound, playSound } from '../lead-sound';
import { LeadKeys } from './lead-keys';
import { ProofLine } from './proof-line';

export function ListFoot() {
  const { live, keys } = useContent(listContent);
  const [isSounding, setSounding] = useState(hasSound);
  const [areKeysShown, setKeysShown] = useState(false);
  const choose = (isOn: boolean) => {
    keepSound(isOn);
    setSounding(isOn);
    if (isOn) playSound();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-3 text-sm text-ink-soft print:hidden">
      <div title={live.soundHint}>
        <Checkbox
          checked={isSounding}
          onChange={(event) => choose(event.target.checked)}
          label={live.sound}
        />
      </div>
      <Button variant="quiet" onClick={() => setKeysShown(true)} className="px-0! max-md:hidden">
        <Keyboard aria-hidden className="size-5" />
        {keys.button}
      </Button>
      <ProofLine />
      {areKeysShown && <LeadKeys onClose={() => setKeysShown(false)} />}
    </div>
  );
}
