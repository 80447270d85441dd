import { isEmailAddress } from '@sandhill/company/email-address.js';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { Checkbox } from '../../../components/ui/checkbox';
import { TextField } from '../../../components/ui/field';
import { deskSettingsContent } from '../../../content/desk-settings';
import { useHookFormDraft } from '../../../lib/drafts/use-form-draft';
import { useContent } from '../../../lib/language-context';
import type { LeadSteps } from '../../../types/api';
import { useGetStepsQuery, useSaveStepsMutation } from '../api/desk-settings-api';
import { useSettingsAttempt } from '../use-settings-attempt';
import { Setting } from '../../../components/ui/setting';

interface Values {
  enabled: boolean;
  steps: { afterMinutes: string; email: string }[];
}

const maxMinutes = 6000;

const isEmail = (text: string) => text === '' || isEmailAddress(text);

const toSteps = ({ enabled, steps }: Values): Omit<LeadSteps, 'revision'> => ({
  enabled,
  steps: steps.map(({ afterMinutes, email }) => ({
    afterMinutes: Number(afterMinutes),
    email: email.trim() || null,
  })),
});

const toValues = ({ enabled, steps }: LeadSteps): Values => ({
  enabled,
  steps: steps.map(({ afterMinutes, email }) => ({ afterMinutes: String(afterMinutes), email: email ?? '' })),
});

function StepsForm({ saved }: { saved: LeadSteps }) {
  const content = useContent(deskSettingsContent);
  const { steps } = content;
  const attempt = useSettingsAttempt();
  const [save, { isLoading }] = useSaveStepsMutation();
  const form = useForm<Values>({ values: toValues(saved), resetOptions: { keepDirtyValues: true } });
  const { register, formState, getValues } = form;
  const { formProps, forget } = useHookFormDraft('lead-steps', form);
  const checkMinutes = (text: string, index: number) => {
    const minutes = Number(text);
    if (!/^\d+$/.test(text.trim()) || minutes < 1 || minutes > maxMinutes) return steps.badMinutes;
    const before = index > 0 ? Number(getValues(`steps.${index - 1}.afterMinutes`)) : 0;
    return minutes > before || steps.notAscending;
  };
  const submit = async (values: Values) => {
    const words = { done: content.saved, failed: content.notSaved };
    const { revision } = saved;
    if (!(await attempt(save({ ...toSteps(values), revision }).unwrap(), words))) return;
    forget();
    form.reset(values);
  };
  return (
    <form {...formProps(submit)} className="mt-3 space-y-4">
      <Checkbox {...register('enabled')} className="gap-3 font-medium" label={steps.enabled} />
      {saved.steps.map((_, index) => (
        <fieldset key={steps.names[index]} className="border-t border-line pt-3">
          <legend className="float-left mb-2 w-full font-semibold">{steps.names[index]}</legend>
          <div className="clear-both grid gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <TextField
              label={steps.minutes}
              error={formState.errors.steps?.[index]?.afterMinutes?.message}
              control={{
                ...register(`steps.${index}.afterMinutes`, { validate: (text) => checkMinutes(text, index) }),
                inputMode: 'numeric',
                maxLength: 4,
              }}
            />
            <TextField
              label={steps.email}
              hint={steps.hints[index]}
              error={formState.errors.steps?.[index]?.email?.message}
              control={{
                ...register(`steps.${index}.email`, {
                  validate: (text) => isEmail(text.trim()) || steps.badEmail,
                }),
                type: 'email',
                maxLength: 254,
                autoComplete: 'off',
              }}
            />
          </div>
        </fieldset>
      ))}
      <Button type="submit" disabled={isLoading}>
        {isLoading ? content.saving : content.save}
      </Button>
    </form>
  );
}

export function StepsSetting() {
  const { steps, failed } = useContent(deskSettingsContent);
  const answer = useGetStepsQuery();
  return (
    <Setting title={steps.title} text={steps.text} failed={failed} answer={answer}>
      {answer.data && <StepsForm saved={answer.data} />}
    </Setting>
  );
}
