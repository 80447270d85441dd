import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { CancelButton } from '../../../components/ui/cancel-button';
import { useToast } from '../../../components/ui/toast/use-toast';
import { Panel } from '../../../components/ui/panel';
import { imagesContent } from '../../../content/images';
import { useHookFormDraft } from '../../../lib/drafts/use-form-draft';
import { useContent } from '../../../lib/language-context';
import type { Project, Section } from '../../../types/api';
import type { PictureFacts } from '../queue/picture-facts';
import { FocusAndTurn } from './focus-and-turn';
import { ImageDropZone } from './image-drop-zone';
import { formMaxBytes } from './image-rules';
import { ProjectFields } from './project-fields';
import { emptyValues, type ProjectValues, valuesOf } from './project-values';
import { TryAgain } from './try-again';
import { UploadProgress } from './upload-progress';
import { useImageFile } from './use-image-file';
import { useSaveProject } from './use-save-project';

interface ProjectFormProps {
  /** The picture to change; null to add one. The form for another picture needs another React key. */
  edited: Project | null;
  section: Section | null;
  onDone: () => void;
}

export function ProjectForm({ edited, section, onDone }: ProjectFormProps) {
  const { form: content } = useContent(imagesContent);
  const toast = useToast();
  const image = useImageFile(edited?.id ?? 'new');
  const [isImageMissing, setImageMissing] = useState(false);
  const { save, progress, isCutOff } = useSaveProject();
  const isBusy = progress !== null;
  const form = useForm<ProjectValues>({
    defaultValues: edited ? valuesOf(edited) : emptyValues(section),
    // Adopts changes that are made on the card in the meantime, except in edited fields, so that saving does not undo
    // them.
    values: edited ? valuesOf(edited) : undefined,
    resetOptions: { keepDirtyValues: true },
  });
  const { setValue } = form;
  const { formProps, forget } = useHookFormDraft(`image/${edited?.id ?? 'new'}`, form);
  const leave = () => {
    forget();
    image.choose(null);
    onDone();
  };
  const isSectionChosen = Boolean(form.formState.dirtyFields.section);
  useEffect(() => {
    if (!edited && !isSectionChosen) setValue('section', section ?? '');
  }, [edited, isSectionChosen, section, setValue]);

  const isWithoutImage = () => !edited && !image.file;
  const send = async (values: ProjectValues) => {
    setImageMissing(isWithoutImage());
    if (isWithoutImage()) {
      toast({ ...content.missingImage, variant: 'destructive' });
      return;
    }
    if (!(await save({ values, file: image.file, facts: image.facts, edited }))) return;
    form.reset(emptyValues(section), { keepDirtyValues: false });
    leave();
  };
  const sayMissing = (errors: { title?: unknown }) => {
    setImageMissing(isWithoutImage());
    if (errors.title) toast({ ...content.missingTitle, variant: 'destructive' });
  };
  const choose = (file: File | null, facts?: PictureFacts) => {
    setImageMissing(false);
    image.choose(file, facts);
  };
  const sayTooLarge = (files: File[]) => {
    if (files.some((file) => file.size > formMaxBytes))
      toast({ ...content.tooLarge, variant: 'destructive' });
  };

  return (
    <Panel title={edited ? content.edit : content.add}>
      <form {...formProps(send, sayMissing)} className="mt-4 space-y-4">
        {/* Disabled while sending, because files chosen during that time would not be sent. */}
        <div inert={isBusy} className="space-y-4 inert:opacity-60">
          <ImageDropZone
            preview={image.preview}
            current={edited?.imageUrl}
            error={isImageMissing ? content.errors.image : undefined}
            onChoose={choose}
            onRefused={sayTooLarge}
          />
          {edited && !image.file && <FocusAndTurn key={edited.imageUrl} project={edited} />}
          <ProjectFields form={form} />
        </div>
        <FormButtons isBusy={isBusy} isEditing={edited !== null} onLeave={leave} />
        <UploadProgress progress={progress} />
        {isCutOff && !isBusy && <TryAgain />}
      </form>
    </Panel>
  );
}

interface FormButtonsProps {
  isBusy: boolean;
  isEditing: boolean;
  onLeave: () => void;
}

function FormButtons({ isBusy, isEditing, onLeave }: FormButtonsProps) {
  const { form: content } = useContent(imagesContent);
  const [label, busyLabel] = isEditing
    ? [content.submitEdit, content.updating]
    : [content.submitAdd, content.adding];
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="action" disabled={isBusy} className="grow basis-44">
        {isBusy ? busyLabel : label}
      </Button>
      {isEditing && <CancelButton disabled={isBusy} onClick={onLeave} />}
    </div>
  );
}
