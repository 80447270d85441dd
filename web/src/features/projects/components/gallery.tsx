import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { latePart } from '../../../components/ui/late-part';
import { MoreButton } from '../../../components/ui/more-button';
import { Notice } from '../../../components/ui/query-state';
import { galleryContent } from '../../../content/gallery';
import { useClientLocation } from '../../../hooks/use-client-location';
import { useContent } from '../../../lib/language-context';
import type { Project } from '../../../types/api';
import { useGetFeaturedProjectsQuery, useGetGalleryInfiniteQuery } from '../api/projects-api';
import { CategoryFilter } from './category-filter';
import { firstScreen, galleryGrid, GallerySkeleton } from './gallery-skeleton';
import { ProjectCard } from './project-card';

const ProjectDialog = latePart(() => import('./project-dialog').then((module) => module.ProjectDialog));

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

function useGallery(category: string) {
  const answer = useGetGalleryInfiniteQuery(category);
  const featured = useGetFeaturedProjectsQuery();
  const all = useGetGalleryInfiniteQuery('all');
  const pages = answer.data?.pages ?? [];
  const firstPage = all.data?.pages[0];
  const found = firstPage?.categories ?? firstPage?.projects.map((project) => project.category) ?? [];
  return {
    ...answer,
    // Featured projects only change the order. If they fail to load, the gallery is still complete.
    isWaiting: answer.isLoading || featured.isLoading,
    projects: inGalleryOrder(
      pages.flatMap((page) => page.projects),
      featured.data?.projects ?? [],
      category,
    ),
    categories: [...new Set(found.map((name) => name.toLowerCase()))],
  };
}

/**
 * Returns the project whose dialog is open: the project that was pressed, or the project in the URL's hash once it has
 * loaded.
 */
function useOpenProject(projects: Project[]) {
  const { hash } = useClientLocation();
  const [openId, setOpen] = useState<string | null>(null);
  const named = hash.slice(1);
  const isNamedThere = projects.some(({ id }) => id === named);
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!isNamedThere || seen.current === named) return;
    seen.current = named;
    setOpen(named);
  }, [isNamedThere, named]);
  const index = projects.findIndex(({ id }) => id === openId);
  const move = (step: 1 | -1) => {
    const neighbor = index === -1 ? undefined : projects[index + step];
    return neighbor && (() => setOpen(neighbor.id));
  };
  return { open: projects[index], setOpen, move };
}

export default function Gallery() {
  const content = useContent(galleryContent);
  const [category, setCategory] = useState('all');
  const {
    projects,
    categories,
    currentData,
    isWaiting,
    isError,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useGallery(category);
  const { open, setOpen, move } = useOpenProject(projects);
  const isNearEnd = open !== undefined && projects.indexOf(open) >= projects.length - 2;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
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
      <CategoryFilter categories={categories} chosen={category} onChoose={setCategory} />
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
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
