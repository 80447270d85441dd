import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { libraryApi, type LibrarySearch } from '../../../lib/library-api';
import type { ManagedProject } from '../../../types/api';
import { isUnused } from '../manage/pages-of-picture';

/** Returns the projects in the server's order: higher `displayOrder` first, then newer ones, then higher ids. */
const inOrder = (projects: ManagedProject[]) =>
  projects.toSorted(
    (a, b) =>
      b.displayOrder - a.displayOrder || b.createdAt.localeCompare(a.createdAt) || (a.id < b.id ? 1 : -1),
  );

/** Returns whether a picture still matches the search of a loaded list after the picture was changed. */
const belongs = (project: ManagedProject, { section, unused, waiting }: LibrarySearch) =>
  (!section || project.section === section) &&
  (!unused || isUnused(project)) &&
  (project.waitingSince ? waiting === 'true' : !waiting);

/**
 * Returns whether a new picture may be added to a loaded list. False if the search has words, an uploader or dates,
 * because only the server can match those criteria.
 */
const mayShow = ({ q, uploader, from, to }: LibrarySearch) => !q && !uploader && !from && !to;

type LibraryState = Parameters<typeof libraryApi.util.selectInvalidatedBy>[0];
type Dispatch = ThunkDispatch<LibraryState, unknown, UnknownAction>;

type Change = (projects: ManagedProject[]) => ManagedProject[];

/**
 * Applies a change to the loaded lists, without fetching all their pages again.
 *
 * @returns a function that undoes the change
 */
export function changeLoaded(dispatch: Dispatch, state: LibraryState, change: Change): () => void {
  const patches = libraryApi.util
    .selectInvalidatedBy(state, [{ type: 'Project', id: 'MANAGED' }])
    .filter(({ endpointName }) => endpointName === 'getLibrary')
    .map(({ originalArgs }) => {
      const search = originalArgs as LibrarySearch;
      return dispatch(
        libraryApi.util.updateQueryData('getLibrary', search, (data) => {
          const [first, ...rest] = data.pages;
          if (!first) return;
          const known = data.pages.flatMap((page) => page.projects);
          const ids = new Set(known.map(({ id }) => id));
          const changed = change(known).filter(
            (one) => belongs(one, search) && (ids.has(one.id) || mayShow(search)),
          );
          if (first.total !== undefined) first.total += changed.length - known.length;
          first.projects = inOrder(changed);
          for (const page of rest) page.projects = [];
        }),
      );
    });
  return () => {
    for (const patch of patches) patch.undo();
  };
}

export const withProject =
  (project: ManagedProject): Change =>
  (known) => [...known.filter(({ id }) => id !== project.id), project];

export const withoutProject =
  (wanted: string): Change =>
  (known) =>
    known.filter(({ id }) => id !== wanted);

/**
 * Returns a change that reorders the shown pictures among themselves. Each picture gets the `displayOrder` and the
 * `createdAt` of the picture whose position it takes.
 */
export const reordered =
  (shown: readonly string[]): Change =>
  (known) => {
    const moved = new Set(shown);
    const places = known.filter(({ id }) => moved.has(id));
    const numbers = new Map(shown.map((id, index) => [id, places[index]]));
    return known.map((one) => {
      const place = numbers.get(one.id);
      return place ? { ...one, displayOrder: place.displayOrder, createdAt: place.createdAt } : one;
    });
  };

export const numbered =
  (numbers: ReadonlyMap<string, number>): Change =>
  (known) =>
    known.map((one) => ({ ...one, displayOrder: numbers.get(one.id) ?? one.displayOrder }));
