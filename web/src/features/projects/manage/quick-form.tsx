import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField } from '../../../components/ui/field';
import { useToast } from '../../../components/ui/toast/use-toast';
import { imagesContent } from '../../../content/images';
import { isApiError } from '../../../lib/api-error';
import { useContent } from '../../../lib/language-context';
import { readAsDataUrl } from '../../../lib/shrink-picture';
import type { NewProject, Section } from '../../../types/api';
import { type UploadProgress as Progress, useAddProjectMutation } from '../api/manage-api';
import { changeFailure, isUnreadable } from './change-failure';
import { ImageDropZone } from './image-drop-zone';
import { SectionOptions } from './section-options';
import { UploadProgress } from './upload-progress';
import { useImageFile } from './use-image-file';
import { SectionPlace } from './where-it-appears';

const firstSection: Section = 'services';
const maxTitle = 200;

/** What a quick upload sends: the file's name is the title, and its section stands in the description. */
async function toQuickProject(file: File, section: Section, untitled: string): Promise<NewProject> {
  const title = file.name
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, maxTitle);
  return {
    title: title || untitled,
    description: `Uploaded from mobile - Section: ${section}`,
    imageUrl: await readAsDataUrl(file),
    fileName: file.name,
    category: 'landscaping',
    placement: 'gallery',
    featured: false,
    displayOrder: 0,
  };
}

/** Uploads the file and says what came of it; `upload` resolves to whether it was kept. */
function useQuickUpload() {
  const content = useContent(imagesContent);
  const toast = useToast();
  const [progress, setProgress] = useState<Progress>(null);
  const [addProject] = useAddProjectMutation();
  const explain = (error: unknown) => {
    const isKnown = isApiError(error) && [401, 403].includes(error.status);
    return isKnown ? changeFailure(error, content) : content.quick.failed.description;
  };
  const upload = async (file: File, section: Section): Promise<boolean> => {
    setProgress(0);
    try {
      const project = await toQuickProject(file, section, content.quick.untitled);
      await addProject({ project, onProgress: setProgress }).unwrap();
      toast({ ...content.quick.success, variant: 'success' });
      return true;
    } catch (error) {
      const said = isUnreadable(error)
        ? content.form.unreadable
        : { title: content.quick.failed.title, description: explain(error) };
      toast({ ...said, variant: 'destructive' });
      return false;
    } finally {
      setProgress(null);
    }
  };
  return { upload, progress };
}

/** A section, a photo, and off it goes. */
export function QuickForm() {
  const content = useContent(imagesContent);
  const { quick } = content;
  const toast = useToast();
  const id = useId();
  const image = useImageFile();
  const [section, setSection] = useState<Section>(firstSection);
  const { upload, progress } = useQuickUpload();
  const isBusy = progress !== null;

  const send = async () => {
    if (!image.file) {
      toast({ ...content.form.missingImage, variant: 'destructive' });
      return;
    }
    if (!(await upload(image.file, section))) return;
    image.choose(null);
    setSection(firstSection);
  };
  return (
    <section className="rounded-2xl border border-line p-5">
      <h2 className="text-heading">{quick.title}</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        className="mt-4 space-y-4"
      >
        <SelectField
          id={`${id}-section`}
          label={quick.section}
          hint={<SectionPlace section={section} />}
          control={{ value: section, onChange: (event) => setSection(event.target.value as Section) }}
        >
          <SectionOptions />
        </SelectField>
        <ImageDropZone preview={image.preview} hasCamera onChoose={image.choose} />
        <aside className="rounded-xl bg-info p-4 text-sm">
          <p className="font-semibold">{quick.noticeTitle}</p>
          <p>{quick.notice}</p>
          <p className="mt-1">{quick.reminder}</p>
        </aside>
        <Button type="submit" variant="action" disabled={!image.file || isBusy} className="w-full">
          {isBusy ? quick.submitting : quick.submit}
        </Button>
        <UploadProgress progress={progress} />
      </form>
    </section>
  );
}
