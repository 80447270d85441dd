import * as Tabs from '@radix-ui/react-tabs';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/ui/button';
import { imagesContent } from '../../../content/images';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent } from '../../../lib/language-context';
import type { Project, Section } from '../../../types/api';
import { useGetAllProjectsQuery } from '../api/manage-api';
import { ImageBin } from './image-bin';
import { manageActions, selectManage } from './manage-slice';
import { ManagedCard } from './managed-card';
import { ManagedGrid } from './managed-grid';
import { ProjectForm } from './project-form';
import { ofSection, sections } from './section-in-description';
import { useChangeProject } from './use-change-project';
import { useOrderProjects } from './use-order-projects';

type PageTab = Section | 'settings';

const pageTabs: PageTab[] = [...sections, 'settings'];

const gridClass = 'grid gap-4 sm:grid-cols-2';

interface ImagesGridProps {
  section: Section | null;
  canOrder: boolean;
  onEdit: (project: Project) => void;
}

function ImagesGrid({ section, canOrder, onEdit }: ImagesGridProps) {
  const { grid, confirm, bin } = useContent(imagesContent);
  const { change } = useChangeProject();
  const order = useOrderProjects();
  const [search, setSearch] = useSearchParams();
  const setBinOpen = (isOpen: boolean) => setSearch(isOpen ? { bin: 'true' } : {});
  if (search.get('bin') === 'true') return <ImageBin onLeave={() => setBinOpen(false)} />;
  return (
    <ManagedGrid
      title={grid.title}
      pick={(projects) => ofSection(projects, section)}
      confirmText={confirm.text}
      empty={{ title: grid.empty, text: grid.emptyHint }}
      emptyPick={grid.emptyPage}
      listClass={gridClass}
      onOrder={canOrder ? (ids) => void order(ids) : undefined}
      actions={
        <Button variant="outline" onClick={() => setBinOpen(true)}>
          <Trash2 aria-hidden className="size-4" />
          {bin.open}
        </Button>
      }
      renderCard={(project, askToDelete, handle) => (
        <ManagedCard
          project={project}
          onEdit={() => onEdit(project)}
          onChange={(changed) => void change(project, changed)}
          onDelete={askToDelete}
          handle={handle}
        />
      )}
    />
  );
}

interface ProjectImagesProps {
  settings: ReactNode;
  /** Whether the user may sort the gallery, which holds everyone's pictures. */
  canOrder: boolean;
}

/**
 * The 'Project Images' tab: the form, and beside it the pictures of the chosen page. The page tab 'settings', the first
 * one shown, is no filter: it shows all pictures, and the settings that are handed in.
 */
export function ProjectImages({ settings, canOrder }: ProjectImagesProps) {
  const content = useContent(imagesContent);
  const { page } = useSelector(selectManage);
  const dispatch = useDispatch();
  const [editedId, setEditedId] = useDraft<string | null>('edited-image', null);
  const { data } = useGetAllProjectsQuery();
  const edited = data?.projects.find(({ id }) => id === editedId) ?? null;
  const place = useRef<HTMLDivElement>(null);
  const section = page === 'settings' ? null : page;
  const edit = (project: Project) => {
    setEditedId(project.id);
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  };
  return (
    <Tabs.Root value={page} onValueChange={(value) => dispatch(manageActions.pageChosen(value as PageTab))}>
      <Tabs.List aria-label={content.pagesLabel} className="flex flex-wrap gap-2">
        {pageTabs.map((tab) => (
          <Tabs.Trigger
            key={tab}
            value={tab}
            className="min-h-11 rounded-full border border-control px-4 font-medium hover:bg-band data-[state=active]:border-primary data-[state=active]:bg-primary data-[state=active]:text-white"
          >
            {content.pages[tab]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[minmax(20rem,2fr)_3fr]">
        <div ref={place} tabIndex={-1} className="scroll-mt-4 outline-none">
          <ProjectForm
            key={edited?.id ?? 'new'}
            edited={edited}
            section={section}
            onDone={() => setEditedId(null)}
          />
        </div>
        <Tabs.Content value={page} className="space-y-6">
          <ImagesGrid section={section} canOrder={canOrder} onEdit={edit} />
          {page === 'settings' && settings}
        </Tabs.Content>
      </div>
    </Tabs.Root>
  );
}
