import { categories } from '@sandhill/company/categories.js';
import { Check, Trash2 } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { ChangeSelect } from '../../../components/ui/change-select';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { Options } from '../../../components/ui/options';
import { SelectionBar } from '../../../components/ui/selection-bar';
import { libraryContent } from '../../../content/library';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { ManagedProject, ProjectsChange, Section } from '../../../types/api';
import { categoryName } from '../project-words';
import { SectionOptions } from './section-options';
import { StandsOn } from './stands-on';
import { useChangeSeveral } from './use-change-several';

const noSection = 'none';

interface PlacesProps {
  isIdle: boolean;
  onChange: (wanted: Omit<ProjectsChange, 'ids'>) => Promise<boolean>;
}

function Places({ isIdle, onChange }: PlacesProps) {
  const { select } = useContent(libraryContent);
  const language = useLanguage();
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <ChangeSelect
        label={select.section}
        words={select}
        isIdle={isIdle}
        onApply={(section) => onChange({ section: section === noSection ? null : (section as Section) })}
      >
        <option value={noSection}>{select.noSection}</option>
        <SectionOptions />
      </ChangeSelect>
      <ChangeSelect
        label={select.category}
        words={select}
        isIdle={isIdle}
        onApply={(category) => onChange({ category })}
      >
        <Options of={categories} name={(category) => categoryName(category, language)} />
      </ChangeSelect>
    </div>
  );
}

interface ChangeSeveralProps {
  selected: ManagedProject[];
  /** Whether the selected pictures wait for approval and the user may approve them. */
  canApprove: boolean;
  onAll: () => void;
  onNone: () => void;
}

export function ChangeSeveral({ selected, canApprove, onAll, onNone }: ChangeSeveralProps) {
  const { select, inUse: words } = useContent(libraryContent);
  const { change, isChanging, inUse, leaveInUse } = useChangeSeveral();
  const isIdle = isChanging || selected.length === 0;
  const apply = async (wanted: Omit<ProjectsChange, 'ids'>) => {
    const isDone = await change(selected, wanted);
    if (isDone) onNone();
    return isDone;
  };
  return (
    <SelectionBar
      count={select.count(selected.length)}
      words={select}
      onAll={onAll}
      onNone={onNone}
      removal={{
        label: canApprove ? select.reject : select.bin,
        Icon: Trash2,
        isIdle,
        onPress: () => void apply({ move: 'bin' }),
      }}
    >
      {canApprove ? (
        <Button disabled={isIdle} onClick={() => void apply({ move: 'approve' })} className="w-full">
          <Check aria-hidden className="size-4" />
          {select.approve}
        </Button>
      ) : (
        <Places isIdle={isIdle} onChange={apply} />
      )}
      {inUse.length > 0 && (
        <ConfirmDialog
          title={words.title(inUse.length)}
          text={words.text}
          confirmLabel={words.confirm}
          busyLabel={words.busy}
          cancelLabel={words.cancel}
          onConfirm={() => change(inUse, { move: 'bin', evenUsed: true })}
          onClose={leaveInUse}
        >
          <ul className="mt-3 max-h-80 space-y-3 overflow-y-auto">
            {inUse.map((project) => (
              <li key={project.id}>
                <p className="font-medium break-words">{project.title}</p>
                <StandsOn project={project} />
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </SelectionBar>
  );
}
