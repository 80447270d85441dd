import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField } from '../../../components/ui/field';
import type { Progress } from '../../../components/ui/sending-progress';
import { useToast } from '../../../components/ui/toast/use-toast';
import { imagesContent } from '../../../content/images';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent } from '../../../lib/language-context';
import type { Section } from '../../../types/api';
import { ImageDropZone } from './image-drop-zone';
import { SectionOptions } from './section-options';
import { TryAgain } from './try-again';
import { UploadProgress } from './upload-progress';
import { useImageFile } from './use-image-file';
import { useQuickUpload } from './use-quick-upload';
import { SectionPlace } from './where-it-appears';

const firstSection: Section = 'services';

/** A section, a photo, and off it goes. */
export function QuickForm() {
  const content = useContent(imagesContent);
  const { quick } = content;
  const toast = useToast();
  const id = useId();
  const image = useImageFile('quick');
  const [section, setSection] = useDraft<Section>('quick-section', firstSection);
  const upload = useQuickUpload();
  const [progress, setProgress] = useState<Progress>(null);
  const [isCutOff, setCutOff] = useState(false);
  const isBusy = progress !== null;

  const send = async () => {
    if (!image.file) {
      toast({ ...content.form.missingImage, variant: 'destructive' });
      return;
    }
    setCutOff(false);
    setProgress(0);
    const failure = await upload({ file: image.file, section, onProgress: setProgress });
    setProgress(null);
    if (failure) {
      toast({ ...failure.words, variant: 'destructive' });
      setCutOff(failure.isPassing);
      return;
    }
    toast({ ...quick.success, variant: 'success' });
    image.choose(null);
    setSection(firstSection);
  };
  return (
    <section className="rounded-2xl border border-line p-4 sm:p-5">
      <h2 className="text-heading">{quick.title}</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        className="mt-4 space-y-4"
      >
        {/* What is chosen now would not go along. */}
        <div inert={isBusy} className="space-y-4 inert:opacity-60">
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
        </div>
        <Button type="submit" variant="action" disabled={!image.file || isBusy} className="w-full">
          {isBusy ? quick.submitting : quick.submit}
        </Button>
        <UploadProgress progress={progress} />
        {isCutOff && image.file && !isBusy && <TryAgain />}
      </form>
    </section>
  );
}
