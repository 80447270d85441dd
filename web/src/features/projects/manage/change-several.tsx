import { categories } from '@sandhill/company/categories.js';
import { Check, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/ui/button';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { SelectField } from '../../../components/ui/field';
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
  onChange: (wanted: Omit<ProjectsChange, 'ids'>) => void;
}

function Places({ isIdle, onChange }: PlacesProps) {
  const { select } = useContent(libraryContent);
  const language = useLanguage();
  const id = useId();
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      <SelectField
        id={`${id}-section`}
        label={select.section}
        control={{
          value: '',
          disabled: isIdle,
          onChange: ({ target }) =>
            onChange({ section: target.value === noSection ? null : (target.value as Section) }),
        }}
      >
        <option value="">{select.choose}</option>
        <option value={noSection}>{select.noSection}</option>
        <SectionOptions />
      </SelectField>
      <SelectField
        id={`${id}-category`}
        label={select.category}
        control={{
          value: '',
          disabled: isIdle,
          onChange: ({ target }) => onChange({ category: target.value }),
        }}
      >
        <option value="">{select.choose}</option>
        <Options of={categories} name={(category) => categoryName(category, language)} />
      </SelectField>
    </div>
  );
}

interface ChangeSeveralProps {
  selected: ManagedProject[];
  /** Whether the selected pictures wait for an approval that the user may give. */
  canApprove: boolean;
  onAll: () => void;
  onNone: () => void;
}

export function ChangeSeveral({ selected, canApprove, onAll, onNone }: ChangeSeveralProps) {
  const { select, inUse: words } = useContent(libraryContent);
  const { change, isChanging, inUse, leaveInUse } = useChangeSeveral();
  const isIdle = isChanging || selected.length === 0;
  const apply = async (wanted: Omit<ProjectsChange, 'ids'>) => {
    if (await change(selected, wanted)) onNone();
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
        <Places isIdle={isIdle} onChange={(wanted) => void apply(wanted)} />
      )}
      {inUse.length > 0 && (
        <ConfirmDialog
          title={words.title(inUse.length)}
          text={words.text}
          confirmLabel={words.confirm}
          busyLabel={words.busy}
          cancelLabel={words.cancel}
          onConfirm={async () => void (await change(inUse, { move: 'bin', evenUsed: true }))}
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
