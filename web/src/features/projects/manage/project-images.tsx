import * as Tabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { imagesContent } from '../../../content/images';
import { libraryContent } from '../../../content/library';
import { picturePlacesContent } from '../../../content/picture-places';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent } from '../../../lib/language-context';
import type { ManagedProject } from '../../../types/api';
import { keepManaged, useGetManagedProjectQuery, useGetWaitingCountQuery } from '../api/manage-api';
import { GivenUp } from './given-up';
import { ImagesGrid, sectionOf } from './images-grid';
import { manageActions, type PageTab, selectManage } from './manage-slice';
import { ProjectForm } from './project-form';
import { sections } from './section-in-description';
import { StoryEditor } from './story/story-editor';

const pageTabs: PageTab[] = [...sections, 'settings', 'unused'];

interface ProjectImagesProps {
  settings: ReactNode;
  /** Whether the user manages everyone's pictures: reorders them, and approves the crew's pictures. */
  isAdmin: boolean;
}

/**
 * The picture manager. Its tab 'settings', which is open at first, is no filter: it shows all pictures, and the
 * settings that are passed in as a prop.
 */
export function ProjectImages({ settings, isAdmin }: ProjectImagesProps) {
  const content = useContent(imagesContent);
  const { unused } = useContent(picturePlacesContent);
  const { waiting } = useContent(libraryContent);
  const { page } = useSelector(selectManage);
  const dispatch = useDispatch();
  const [editedId, setEditedId] = useDraft<string | null>('edited-image', null);
  const { currentData: edited = null } = useGetManagedProjectQuery(editedId ?? '', {
    skip: editedId === null,
  });
  const { data: waitingCount = 0 } = useGetWaitingCountQuery('images');
  // Pictures that wait for approval have a tab of their own while there are any.
  const tabs: PageTab[] = waitingCount > 0 || page === 'waiting' ? [...pageTabs, 'waiting'] : pageTabs;
  const place = useFocusWhenLost<HTMLDivElement>(edited?.id ?? 'new');
  const section = sectionOf(page);
  // Approving and rejecting pictures needs no form, so the tab shows the form only while a picture is edited.
  const hasForm = page !== 'waiting' || edited !== null;
  const tabName = (tab: PageTab) => {
    if (tab === 'unused') return unused.tab;
    return tab === 'waiting' ? waiting.tab(waitingCount) : content.pages[tab];
  };
  const edit = (project: ManagedProject) => {
    dispatch(keepManaged(project));
    setEditedId(project.id);
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  };
  return (
    <Tabs.Root value={page} onValueChange={(value) => dispatch(manageActions.pageChosen(value as PageTab))}>
      <Tabs.List aria-label={content.pagesLabel} className="flex flex-wrap gap-2">
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab}
            value={tab}
            className="min-h-11 rounded-full border border-control px-4 font-medium hover:bg-band data-[state=active]:border-primary data-[state=active]:bg-primary data-[state=active]:text-white"
          >
            {tabName(tab)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <div className={`mt-5 grid items-start gap-6 ${hasForm ? 'lg:grid-cols-[minmax(20rem,2fr)_3fr]' : ''}`}>
        <div ref={place} tabIndex={-1} className="min-w-0 scroll-mt-4 space-y-6 outline-none">
          {hasForm && (
            <ProjectForm
              key={edited?.id ?? 'new'}
              edited={edited}
              section={section}
              onDone={() => setEditedId(null)}
            />
          )}
          {edited && !edited.waitingSince && <StoryEditor key={`story ${edited.id}`} project={edited} />}
        </div>
        <Tabs.Content value={page} className="min-w-0 space-y-6">
          {isAdmin && <GivenUp />}
          {page === 'unused' && <p className="text-ink-soft">{unused.hint}</p>}
          {page === 'waiting' && <p className="text-ink-soft">{isAdmin ? waiting.hint : waiting.ownHint}</p>}
          <ImagesGrid key={page} page={page} isAdmin={isAdmin} onEdit={edit} />
          {page === 'settings' && settings}
        </Tabs.Content>
      </div>
    </Tabs.Root>
  );
}
