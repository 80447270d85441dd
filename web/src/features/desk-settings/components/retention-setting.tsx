import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { TextField } from '../../../components/ui/field';
import { deskSettingsContent } from '../../../content/desk-settings';
import { useHookFormDraft } from '../../../lib/drafts/use-form-draft';
import { useContent } from '../../../lib/language-context';
import type { LeadRetention } from '../../../types/api';
import {
  useGetRetentionQuery,
  usePreviewRetentionMutation,
  useSaveRetentionMutation,
} from '../api/desk-settings-api';
import { useSettingsAttempt } from '../use-settings-attempt';
import { Setting } from '../../../components/ui/setting';

const fields = ['lostAndSpamMonths', 'allMonths'] as const;

type Values = Record<(typeof fields)[number], string>;

const maxMonths = 240;

const isMonths = (text: string) =>
  text.trim() === '' || (/^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= maxMonths);

const toMonths = (text: string) => (text.trim() === '' ? null : Number(text));

/** A retention setting before it is saved, with the number of leads that it would erase. */
interface Preview {
  wanted: LeadRetention;
  count: number;
}

interface ConfirmRetentionProps extends Preview {
  onSaved: () => void;
  onClose: () => void;
}

function ConfirmRetention({ wanted, count, onSaved, onClose }: ConfirmRetentionProps) {
  const content = useContent(deskSettingsContent);
  const { retention } = content;
  const attempt = useSettingsAttempt();
  const [save] = useSaveRetentionMutation();
  return (
    <ConfirmDialog
      title={count === 0 ? retention.nothingTitle : retention.confirmTitle(count)}
      text={retention.confirmText(count)}
      confirmLabel={count === 0 ? retention.confirm : retention.confirmErase}
      busyLabel={content.saving}
      onConfirm={async () => {
        const words = { done: content.saved, failed: content.notSaved };
        if (await attempt(save(wanted).unwrap(), words)) onSaved();
      }}
      onClose={onClose}
    />
  );
}

function RetentionForm({ saved }: { saved: LeadRetention }) {
  const content = useContent(deskSettingsContent);
  const { retention } = content;
  const attempt = useSettingsAttempt();
  const [preview, { isLoading }] = usePreviewRetentionMutation();
  const [shown, setShown] = useState<Preview | null>(null);
  const form = useForm<Values>({
    values: {
      lostAndSpamMonths: saved.lostAndSpamMonths?.toString() ?? '',
      allMonths: saved.allMonths?.toString() ?? '',
    },
    resetOptions: { keepDirtyValues: true },
  });
  const { register, formState } = form;
  const { formProps, forget } = useHookFormDraft('lead-retention', form);
  const check = async ({ lostAndSpamMonths, allMonths }: Values) => {
    const wanted = {
      lostAndSpamMonths: toMonths(lostAndSpamMonths),
      allMonths: toMonths(allMonths),
      revision: saved.revision,
    };
    const answer = await attempt(preview(wanted).unwrap(), { failed: content.notSaved });
    if (answer) setShown({ wanted, count: answer.count });
  };
  return (
    <form {...formProps(check)} className="mt-3 space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <TextField
            key={field}
            label={retention[field]}
            error={formState.errors[field]?.message}
            control={{
              ...register(field, { validate: (text) => isMonths(text) || retention.bad }),
              inputMode: 'numeric',
              maxLength: 3,
            }}
          />
        ))}
      </div>
      <Button type="submit" disabled={isLoading}>
        {isLoading ? retention.checking : retention.check}
      </Button>
      {shown && <ConfirmRetention {...shown} onSaved={forget} onClose={() => setShown(null)} />}
    </form>
  );
}

export function RetentionSetting() {
  const { retention, failed } = useContent(deskSettingsContent);
  const answer = useGetRetentionQuery();
  return (
    <Setting title={retention.title} text={retention.text} failed={failed} answer={answer}>
      {answer.data && <RetentionForm saved={answer.data} />}
    </Setting>
  );
}
