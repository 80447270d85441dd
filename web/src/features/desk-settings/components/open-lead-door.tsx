import { useForm } from 'react-hook-form';
import { TextField } from '../../../components/ui/field';
import { leadDoorsContent } from '../../../content/lead-doors';
import { isApiError, isCancelled } from '../../../lib/api-error';
import { useContent } from '../../../lib/language-context';
import { useOpenLeadDoorMutation } from '../api/desk-settings-api';
import { AddForm } from './add-form';

/** A form that adds a lead door, whose URL is shown only once. */
export function OpenLeadDoor() {
  const content = useContent(leadDoorsContent);
  const [open, { error, isLoading }] = useOpenLeadDoorMutation();
  const form = useForm({ defaultValues: { name: '' } });
  const { register, formState } = form;
  const isFull = isApiError(error) && !isCancelled(error) && error.code === 'too_many_doors';
  return (
    <AddForm
      title={content.open}
      draft="lead-door"
      form={form}
      add={async ({ name }) => (await open({ name: name.trim() }).unwrap()).url}
      isAdding={isLoading}
      words={{
        submit: content.submit,
        submitting: content.opening,
        failed: content.notOpened,
        secretTitle: content.addressTitle,
        secretText: content.addressText,
      }}
    >
      <TextField
        label={content.name}
        hint={content.nameHint}
        error={formState.errors.name?.message ?? (isFull ? content.tooMany : undefined)}
        control={{
          ...register('name', { validate: (text) => text.trim() !== '' || content.missing }),
          maxLength: 60,
          autoComplete: 'off',
        }}
      />
    </AddForm>
  );
}
