import { Images } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField } from '../../../components/ui/field';
import { FileZone } from '../../../components/ui/file-zone';
import { Panel } from '../../../components/ui/panel';
import { imagesContent } from '../../../content/images';
import { useGradualCount } from '../../../hooks/use-gradual-count';
import { useContent } from '../../../lib/language-context';
import type { Section } from '../../../types/api';
import { chooseSeveral, sendSeveral } from '../queue/choose-several';
import { usePreloadShrinker } from '../queue/prepare-picture';
import { QueueOptions } from '../queue/queue-options';
import { QueueRow } from '../queue/queue-row';
import { isDone, isOpen } from '../queue/queued-picture';
import { useQueue, useQueueState } from '../queue/use-picture-queue';
import { acceptedFiles, zoneFault } from './image-rules';
import { inSection, quickUploadDefaults } from './quick-upload-defaults';
import { SectionOptions } from './section-options';
import { SectionPlace } from './where-it-appears';

/**
 * Number of rows that are rendered per step. A phone renders ten rows within one frame; sixty would take a third of a
 * second.
 */
const rowsAtOnce = 10;

/** Uploads several photos. Each photo becomes a picture, and stays on this device until it has been sent. */
export function SeveralPhotos() {
  const { several } = useContent(imagesContent);
  const [section, setSection] = useState<Section>('services');
  const queue = useQueue();
  usePreloadShrinker();
  const { pictures, preparing, progress } = useQueueState();
  const drawn = useGradualCount(pictures.length, rowsAtOnce);
  const ready = pictures.filter(({ state }) => state === 'chosen').length;
  const done = pictures.filter(isDone).length;
  const choose = (files: File[]) =>
    void chooseSeveral(queue, files, {
      faultOf: (file) => zoneFault([file]),
      wordsOf: (file) => quickUploadDefaults(file, section),
    });
  return (
    <Panel title={several.title} text={several.text} className="space-y-4">
      <SelectField
        label={several.section}
        hint={<SectionPlace section={section} />}
        control={{
          value: section,
          onChange: (event) => setSection(event.target.value as Section),
        }}
      >
        <SectionOptions />
      </SelectField>
      <FileZone
        accept={acceptedFiles}
        label={several.choose}
        icon={<Images aria-hidden className="size-8 text-primary" />}
        isMultiple
        onFiles={choose}
      />
      <QueueOptions />
      {pictures.length > 0 && (
        <ul aria-label={several.list} className="divide-y divide-line">
          {pictures.slice(0, drawn).map((picture) => (
            <QueueRow key={picture.id} picture={picture} progress={progress.get(picture.id) ?? null} />
          ))}
        </ul>
      )}
      <output className="block font-medium">{done > 0 && several.result(done, pictures.length)}</output>
      <div className="flex flex-wrap gap-3">
        {(ready > 0 || preparing > 0) && (
          <Button
            variant="primary"
            onClick={() => void sendSeveral(queue, inSection(section))}
            className="grow"
          >
            {several.submit(ready + preparing)}
          </Button>
        )}
        {pictures.some((one) => !isOpen(one)) && (
          <Button variant="outline" onClick={() => void queue.clear()}>
            {several.clear}
          </Button>
        )}
      </div>
    </Panel>
  );
}
