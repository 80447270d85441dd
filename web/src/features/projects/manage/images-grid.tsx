import { ListChecks, Trash2 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/query-state';
import { imagesContent } from '../../../content/images';
import { libraryContent } from '../../../content/library';
import { picturePlacesContent } from '../../../content/picture-places';
import { useSelection } from '../../../hooks/use-selection';
import { useStableHandler } from '../../../hooks/use-stable-handler';
import { useContent } from '../../../lib/language-context';
import { type LibrarySearch, useLibrary } from '../../../lib/library-api';
import type { ManagedProject, ProjectChange, Section } from '../../../types/api';
import { ChangeSeveral } from './change-several';
import { ImageBin } from './image-bin';
import { LibrarySearchFields, useSearched } from './library-search';
import { ManagedCard } from './managed-card';
import type { PageTab } from './manage-slice';
import { ManagedGrid } from './managed-grid';
import { useChangeProject } from './use-change-project';
import { WaitingCard } from './waiting-card';

export const sectionOf = (page: PageTab): Section | null =>
  page === 'settings' || page === 'unused' || page === 'waiting' ? null : page;

const searchOf = (page: PageTab): LibrarySearch => ({
  section: sectionOf(page) ?? undefined,
  unused: page === 'unused' ? 'true' : undefined,
  waiting: page === 'waiting' ? 'true' : undefined,
});

/** Maximum number of selected pictures: the server's limit for one request. */
const maxSelected = 100;

const gridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2';
const wideGridClass = `${gridClass} lg:grid-cols-3`;

interface ImagesGridProps {
  page: PageTab;
  /** Whether the user manages everyone's pictures, and not only their own. */
  isAdmin: boolean;
  onEdit: (project: ManagedProject) => void;
}

export function ImagesGrid({ page, isAdmin, onEdit }: ImagesGridProps) {
  const { grid, confirm, bin } = useContent(imagesContent);
  const { unused } = useContent(picturePlacesContent);
  const words = useContent(libraryContent);
  const { change, order } = useChangeProject();
  const changeOne = useStableHandler(
    (project: ManagedProject, changed: ProjectChange) => void change(project, changed),
  );
  const edit = useStableHandler(onEdit);
  const [params, setParams] = useSearchParams();
  const [searched, setSearched] = useSearched();
  const library = useLibrary({ ...searchOf(page), ...searched });
  const selection = useSelection(library.projects, maxSelected);
  const setBinOpen = (isOpen: boolean) => setParams(isOpen ? { bin: 'true' } : {});
  if (params.get('bin') === 'true') return <ImageBin onLeave={() => setBinOpen(false)} />;

  const isWaitingPage = page === 'waiting';
  const isSearched = Object.values(searched).some(Boolean);
  const canOrder = isAdmin && !isWaitingPage && page !== 'unused' && !isSearched && !selection.isOn;
  const empty = () => {
    if (isSearched) return <Notice title={words.noMatch} text={words.noMatchHint} />;
    if (isWaitingPage) return <Notice title={words.waiting.empty} />;
    if (page === 'settings') return <Notice title={grid.empty} text={grid.emptyHint} />;
    return <Notice title={page === 'unused' ? unused.empty : grid.emptyPage} />;
  };
  return (
    <>
      <ManagedGrid
        title={isWaitingPage ? words.waiting.title : page === 'unused' ? unused.tab : grid.title}
        library={library}
        confirmText={confirm.text}
        canReplace={isAdmin}
        empty={empty()}
        listClass={isWaitingPage ? wideGridClass : gridClass}
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
            onEdit={edit}
            onChange={changeOne}
            onDelete={askToDelete}
            handle={handle}
            selecting={selection.of(project)}
          >
            {isWaitingPage && isAdmin && !selection.isOn && <WaitingCard project={project} />}
          </ManagedCard>
        )}
      >
        <LibrarySearchFields searched={searched} onChange={setSearched} hasUploaders={isAdmin}>
          {library.projects.length > 0 && (
            <Button variant="outline" aria-pressed={selection.isOn} onClick={selection.toggle}>
              <ListChecks aria-hidden className="size-4" />
              {selection.isOn ? words.select.stop : words.select.start}
            </Button>
          )}
        </LibrarySearchFields>
      </ManagedGrid>
      {selection.isOn && (
        <ChangeSeveral
          selected={selection.selected}
          canApprove={isWaitingPage && isAdmin}
          onAll={selection.all}
          onNone={selection.none}
        />
      )}
    </>
  );
}
