import { useState } from 'react';
import { SelectField } from '../../../components/ui/field';
import type { Progress } from '../../../components/ui/sending-progress';
import { useToast } from '../../../components/ui/toast/use-toast';
import { imagesContent } from '../../../content/images';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent } from '../../../lib/language-context';
import type { Section } from '../../../types/api';
import { ImageDropZone } from './image-drop-zone';
import { SectionOptions } from './section-options';
import { UploadForm } from './upload-form';
import { useImageFile } from './use-image-file';
import { useQuickUpload } from './use-quick-upload';
import { SectionPlace } from './where-it-appears';

const firstSection: Section = 'services';

export function QuickForm() {
  const content = useContent(imagesContent);
  const { quick } = content;
  const toast = useToast();
  const image = useImageFile('quick');
  const [section, setSection] = useDraft<Section>('quick-section', firstSection);
  const upload = useQuickUpload();
  const [progress, setProgress] = useState<Progress>(null);
  const [isCutOff, setCutOff] = useState(false);

  const send = async () => {
    if (!image.file) {
      toast({ ...content.form.missingImage, variant: 'destructive' });
      return;
    }
    setCutOff(false);
    setProgress(0);
    const { file, facts } = image;
    const result = await upload({ file, facts, section, onProgress: setProgress });
    toast({ ...result.words, variant: result.isKept ? 'success' : 'destructive' });
    setCutOff(result.isPassing);
    if (!result.isKept) return;
    image.choose(null);
    setSection(firstSection);
  };
  return (
    <UploadForm
      words={quick}
      isReady={image.file !== null}
      progress={progress}
      isCutOff={isCutOff}
      onSend={send}
    >
      <SelectField
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
    </UploadForm>
  );
}
