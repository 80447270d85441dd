import { useDeferredValue, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyComponent } from '../../../components/ui/lazy-component';
import { MoreButton } from '../../../components/ui/more-button';
import { Notice } from '../../../components/ui/query-state';
import { galleryContent } from '../../../content/gallery';
import { useClientLocation } from '../../../hooks/use-client-location';
import { useQueryChange } from '../../../hooks/use-query-change';
import { inPlace } from '../../../hooks/use-scroll-on-navigation';
import { useContent } from '../../../lib/language-context';
import type { Project } from '../../../types/api';
import { useGetFeaturedProjectsQuery, useGetGalleryInfiniteQuery } from '../api/projects-api';
import { CategoryFilter } from './category-filter';
import { firstScreen, galleryGrid, GallerySkeleton } from './gallery-skeleton';
import { ProjectCard } from './project-card';

const ProjectDialog = lazyComponent(() => import('./project-dialog').then((module) => module.ProjectDialog));

/**
 * Returns a category's featured projects first, then its others in the server's order. Leaves out projects with the
 * placement `hero`, whose pictures are for the tops of pages.
 */
function inGalleryOrder(projects: Project[], featured: Project[], category: string): Project[] {
  const isFirst = new Set(featured.map((project) => project.id));
  const rest = projects.filter((project) => !isFirst.has(project.id));
  return [...featured, ...rest].filter(
    (project) =>
      project.placement !== 'hero' && (category === 'all' || project.category.toLowerCase() === category),
  );
}

/** @param asked category in the URL; a category without projects is treated as `all` */
function useGallery(asked: string) {
  const featured = useGetFeaturedProjectsQuery();
  const all = useGetGalleryInfiniteQuery('all');
  const firstPage = all.data?.pages[0];
  const found = firstPage?.categories ?? firstPage?.projects.map((project) => project.category) ?? [];
  const categories = [...new Set(found.map((name) => name.toLowerCase()))];
  const category = categories.includes(asked) ? asked : 'all';
  const answer = useGetGalleryInfiniteQuery(category);
  const pages = answer.data?.pages ?? [];
  return {
    ...answer,
    category,
    // Waits for the featured projects, too, because they change the order. If they fail to load, the gallery is still
    // complete.
    isWaiting: answer.isLoading || featured.isLoading,
    projects: inGalleryOrder(
      pages.flatMap((page) => page.projects),
      featured.data?.projects ?? [],
      category,
    ),
    categories,
  };
}

const isId = (hash: string) => /^#[0-9a-f-]{36}$/.test(hash);

/**
 * Returns the project whose dialog is open, which is the one whose id is the URL's hash, and functions that open,
 * change and close it. Opening a project adds a history entry, so that the Back button closes the dialog and stays in
 * the gallery.
 */
function useOpenProject(projects: Project[]) {
  const { hash, search } = useClientLocation();
  const { state } = useLocation() as { state: { isOpened?: boolean } | null };
  const navigate = useNavigate();
  const index = projects.findIndex(({ id }) => hash === `#${id}`);
  const move = (step: 1 | -1) => {
    const neighbor = index === -1 ? undefined : projects[index + step];
    const next = neighbor && { search, hash: `#${neighbor.id}` };
    return next && (() => void navigate(next, { replace: true, state: { ...state, ...inPlace } }));
  };
  return {
    open: projects[index],
    isMissing: index === -1 && isId(hash),
    setOpen: (id: string) =>
      void navigate({ search, hash: `#${id}` }, { state: { ...inPlace, isOpened: true } }),
    close: () =>
      void (state?.isOpened ? navigate(-1) : navigate({ search }, { replace: true, state: inPlace })),
    move,
  };
}

export default function Gallery() {
  const content = useContent(galleryContent);
  const asked = new URLSearchParams(useClientLocation().search).get('category') ?? 'all';
  const changeQuery = useQueryChange();
  const {
    category,
    projects,
    categories,
    currentData,
    isWaiting,
    isError,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useGallery(asked);
  const { open, isMissing: isFurtherOn, setOpen, close, move } = useOpenProject(projects);
  const isNearEnd = open ? projects.indexOf(open) >= projects.length - 2 : isFurtherOn;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  // Cards below the first screen are rendered later, so that a tap does not have to wait for them.
  const shown = Math.max(firstScreen, useDeferredValue(projects.length));

  if (isWaiting) return <GallerySkeleton />;
  const isMissing = currentData === undefined;
  const instead =
    isMissing && isError ? (
      <Notice title={content.failed} onRetry={() => void refetch()} />
    ) : (
      <GallerySkeleton />
    );
  if (isMissing && categories.length === 0) return instead;
  if (!isMissing && projects.length === 0 && category === 'all')
    return <Notice title={content.empty} text={content.emptyHint} />;
  return (
    <>
      <CategoryFilter
        categories={categories}
        chosen={category}
        onChoose={(chosen) => changeQuery(chosen === 'all' ? '' : `?category=${encodeURIComponent(chosen)}`)}
      />
      <div className="mt-8">
        {isMissing ? (
          instead
        ) : (
          <ul className={galleryGrid}>
            {projects.slice(0, shown).map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} onOpen={() => setOpen(project.id)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {!isMissing && (
        <MoreButton
          answer={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
          label={content.more}
          loadingLabel={content.loading}
          className="mt-8 text-center"
        />
      )}
      {open && (
        <ProjectDialog
          project={open}
          number={projects.indexOf(open) + 1}
          count={projects.length}
          previous={move(-1)}
          next={move(1)}
          onClose={close}
        />
      )}
    </>
  );
}
