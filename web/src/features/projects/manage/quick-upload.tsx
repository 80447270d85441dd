import { useDispatch, useSelector } from 'react-redux';
import { SelectField } from '../../../components/ui/field';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';
import { Notice } from '../../../components/ui/query-state';
import { useLibrary } from '../../../lib/library-api';
import type { Section } from '../../../types/api';
import { ProjectPicture } from '../components/project-picture';
import { CardControls, type CardControlsProps } from './card-controls';
import { manageActions, selectManage } from './manage-slice';
import { ManagedGrid } from './managed-grid';
import { QuickForm } from './quick-form';
import { SectionOptions } from './section-options';
import { SeveralPhotos } from './several-photos';
import { useChangeProject } from './use-change-project';

function HelpCard() {
  const { quick } = useContent(imagesContent);
  return (
    <section className="rounded-2xl bg-band p-4 sm:p-5">
      <h2 className="text-heading">{quick.help}</h2>
      <ol className="mt-2 list-decimal space-y-1 pl-5">
        {quick.helpPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </section>
  );
}

function Thumbnail({
  project,
  onChange,
  onDelete,
}: Pick<CardControlsProps, 'project' | 'onChange' | 'onDelete'>) {
  return (
    <article className="group relative overflow-hidden rounded-2xl border border-line bg-ground">
      <ProjectPicture project={project} sizes="(min-width: 1024px) 240px, 50vw" className="aspect-square" />
      <CardControls project={project} onChange={onChange} onDelete={onDelete} />
    </article>
  );
}

export function QuickUpload() {
  const { quick, confirm } = useContent(imagesContent);
  const { quickSection: section } = useSelector(selectManage);
  const dispatch = useDispatch();
  const { change } = useChangeProject();
  const library = useLibrary({ section: section || undefined });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(20rem,2fr)_3fr]">
      <div className="space-y-6">
        <QuickForm />
        <SeveralPhotos />
        <HelpCard />
      </div>
      <div className="space-y-5">
        <SelectField
          label={quick.filter}
          className="sm:max-w-xs"
          control={{
            value: section,
            onChange: ({ target }) =>
              dispatch(manageActions.quickSectionChosen(target.value as Section | '')),
          }}
        >
          <option value="">{quick.allSections}</option>
          <SectionOptions />
        </SelectField>
        <ManagedGrid
          title={quick.gallery}
          library={library}
          confirmText={confirm.quickText}
          empty={
            section ? (
              <Notice title={quick.emptySection} />
            ) : (
              <Notice title={quick.empty} text={quick.emptyHint} />
            )
          }
          listClass="grid grid-cols-2 gap-3 md:grid-cols-3"
          renderCard={(project, askToDelete) => (
            <Thumbnail
              project={project}
              onChange={(changed) => void change(project, changed)}
              onDelete={() => askToDelete(project)}
            />
          )}
        />
      </div>
    </div>
  );
}
