import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { FileZone } from '../../../../components/ui/file-zone';
import { useToast } from '../../../../components/ui/toast/use-toast';
import { LibraryPicker } from '../../../../components/library/library-picker';
import { imagesContent } from '../../../../content/images';
import { storyEditorContent } from '../../../../content/story-editor';
import { useAttempt } from '../../../../hooks/use-attempt';
import { explain } from '../../../../lib/explain';
import { useContent } from '../../../../lib/language-context';
import { readAsDataUrl } from '../../../../lib/read-file';
import type { AddedPicture, Project } from '../../../../types/api';
import { useAddPictureMutation } from '../../api/story-api';
import { preparePicture } from '../../queue/prepare-picture';
import { useQueueState } from '../../queue/use-picture-queue';
import { acceptedFiles } from '../image-rules';

interface AddPicturesProps {
  project: Project;
  /** Number of pictures that can still be added. */
  remaining: number;
}

export function AddPictures({ project, remaining }: AddPicturesProps) {
  const content = useContent(storyEditorContent);
  const toast = useToast();
  const { zone } = useContent(imagesContent);
  const attempt = useAttempt((failure) =>
    explain(failure, { ...content.reasons, fileUnreadable: zone.unreadable }),
  );
  const [isBusy, setBusy] = useState(false);
  const [addPicture] = useAddPictureMutation();
  const { settings } = useQueueState();
  const [isChoosing, setChoosing] = useState(false);

  const add = async (picture: AddedPicture) => {
    await addPicture({ id: project.id, picture }).unwrap();
    toast({ title: content.added, variant: 'success' });
  };
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await attempt(work(), { failed: content.notAdded });
    setBusy(false);
  };
  const addFiles = (files: File[]) =>
    run(async () => {
      const left = files.slice(remaining).map(({ name }) => name);
      if (left.length > 0)
        toast({ title: content.full, description: left.join(', '), variant: 'destructive' });
      for (const chosen of files.slice(0, remaining)) {
        const { file, facts } = await preparePicture(chosen, settings.areOriginalsWanted);
        await add({ ...facts, imageUrl: await readAsDataUrl(file), fileName: file.name });
      }
    });

  if (remaining <= 0) return <p className="text-sm text-ink-soft">{content.full}</p>;
  return (
    <div inert={isBusy} className="space-y-3 inert:opacity-60">
      <FileZone
        accept={acceptedFiles}
        isMultiple
        label={isBusy ? content.adding : content.add}
        icon={<ImagePlus aria-hidden className="size-8 text-primary" />}
        onFiles={(files) => void addFiles(files)}
      />
      <details
        className="rounded-xl border border-line px-4 py-3"
        onToggle={({ currentTarget }) => setChoosing(currentTarget.open)}
      >
        <summary className="font-medium">{content.fromGallery}</summary>
        <p className="mt-1 text-sm text-ink-soft">{content.fromGalleryHint}</p>
        {isChoosing && (
          <div className="mt-3 max-h-120 overflow-y-auto p-1">
            <LibraryPicker
              labelOf={content.take}
              isOffered={({ id, page }) => id !== project.id && !page}
              onChoose={({ id }) => void run(() => add({ fromProject: id }))}
            />
          </div>
        )}
      </details>
    </div>
  );
}
