import { useForm, useWatch } from 'react-hook-form';
import { ConfirmButton } from '../../../../components/ui/confirm-button';
import { Button } from '../../../../components/ui/button';
import { storyPath } from '../../../../config/paths';
import { storyEditorContent } from '../../../../content/story-editor';
import { useAttempt } from '../../../../hooks/use-attempt';
import { isApiError } from '../../../../lib/api-error';
import { useHookFormDraft } from '../../../../lib/drafts/use-form-draft';
import { explain } from '../../../../lib/explain';
import { useContent, useLocalizedPath } from '../../../../lib/language-context';
import type { Project, ProjectStory } from '../../../../types/api';
import { useDeleteStoryMutation, useSaveStoryMutation } from '../../api/story-api';
import { AddPictures } from './add-pictures';
import { CompareFields } from './compare-fields';
import { StoryFields } from './story-fields';
import { StoryPictureRow } from './story-picture-row';
import { maxPictures, type StoryValues, toStory, valuesOfStory } from './story-values';
import { usePictureOrder } from './use-picture-order';

interface StoryFormProps {
  project: Project;
  story: ProjectStory;
}

const fieldsWithErrors = ['slug', 'community', 'year'] as const;

/** The form for a project's page. Saving publishes the page. */
export function StoryForm({ project, story }: StoryFormProps) {
  const content = useContent(storyEditorContent);
  const attempt = useAttempt((failure) => explain(failure, content.reasons));
  const localize = useLocalizedPath();
  const [saveStory, { isLoading: isSaving }] = useSaveStoryMutation();
  const form = useForm<StoryValues>({
    defaultValues: valuesOfStory(story, project),
    values: valuesOfStory(story, project),
    resetOptions: { keepDirtyValues: true },
  });
  const { formProps, forgetSent } = useHookFormDraft(`story/${project.id}`, form);
  const focus = useWatch({ control: form.control, name: 'focus' });
  const { pictures, move, remove, restart } = usePictureOrder(story.pictures);

  const send = async (values: StoryValues) => {
    const order = pictures.map(({ id }) => id);
    const { id } = project;
    const { revision } = story;
    const answer = saveStory({ id, revision, story: toStory(values, order) }).unwrap();
    answer.catch((error: unknown) => {
      if (!isApiError(error)) return;
      for (const field of fieldsWithErrors) {
        const fault = error.fields?.[field];
        if (fault)
          form.setError(field, {
            message: explain({ ...error, fields: { [field]: fault } }, content.reasons),
          });
      }
    });
    const saved = await attempt(answer, { done: content.saved, failed: content.notSaved });
    if (!saved) return;
    restart();
    if (forgetSent()) form.reset(valuesOfStory(saved, project), { keepDirtyValues: false });
  };

  return (
    <form {...formProps(send)} className="mt-4 space-y-4">
      <h3 className="text-lg">{content.pictures}</h3>
      <ol className="space-y-3">
        {pictures.map((picture, index) => (
          <StoryPictureRow
            key={picture.id}
            picture={picture}
            number={index + 1}
            count={pictures.length}
            register={form.register}
            point={focus[picture.id] ?? { x: picture.focusX, y: picture.focusY }}
            onPoint={(point) => form.setValue(`focus.${picture.id}`, point, { shouldDirty: true })}
            onMove={(step) => move(index, step)}
            onRemove={() => remove(picture.id)}
          />
        ))}
      </ol>
      <AddPictures project={project} remaining={maxPictures - story.pictures.length} />
      <CompareFields form={form} pictures={pictures} />
      <StoryFields form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="action" disabled={isSaving} className="min-w-44 grow">
          {isSaving ? content.saving : content.save}
        </Button>
        {story.slug && (
          <>
            <a
              href={localize(storyPath(story.slug))}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-link underline"
            >
              {content.open}
            </a>
            <DeletePage id={project.id} />
          </>
        )}
      </div>
    </form>
  );
}

function DeletePage({ id }: { id: string }) {
  const content = useContent(storyEditorContent);
  const attempt = useAttempt((failure) => explain(failure, content.reasons));
  const [deleteStory] = useDeleteStoryMutation();
  const confirm = () =>
    attempt(deleteStory(id).unwrap(), { done: { title: content.deleted }, failed: content.notSaved });
  return (
    <ConfirmButton
      question={{
        title: content.deleteTitle,
        text: content.deleteText,
        confirmLabel: content.delete,
        busyLabel: content.deleting,
        onConfirm: confirm,
      }}
    />
  );
}
