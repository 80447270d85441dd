import { afterChange } from '../../../lib/after-change';
import { api } from '../../../lib/api';
import { ifMatch } from '../../../lib/if-match';
import type { AddedPicture, ProjectStory, StoryChange } from '../../../types/api';

const storyOf = (id: string) => ({ type: 'Project', id: `STORY ${id}` }) as const;
const managed = [
  { type: 'Project', id: 'LIST' },
  { type: 'Project', id: 'MANAGED' },
] as const;

const storyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStory: build.query<ProjectStory, string>({
      query: (id) => `/projects/${id}/story`,
      providesTags: (_story, _error, id) => [storyOf(id)],
    }),
    /** Saves a story. Its page is published within seconds. */
    saveStory: build.mutation<ProjectStory, { id: string; revision: number; story: StoryChange }>({
      query: ({ id, revision, story }) => ({
        url: `/projects/${id}/story`,
        method: 'PUT',
        headers: ifMatch(revision),
        body: story,
      }),
      // Invalidated after a failure, too, because someone else may have changed the story.
      invalidatesTags: (_story, error, { id }) => [storyOf(id), ...(error ? [] : managed)],
    }),
    deleteStory: build.mutation<unknown, string>({
      query: (id) => ({ url: `/projects/${id}/story`, method: 'DELETE' }),
      invalidatesTags: afterChange((id) => [storyOf(id), ...managed]),
    }),
    addPicture: build.mutation<ProjectStory, { id: string; picture: AddedPicture }>({
      query: ({ id, picture }) => ({ url: `/projects/${id}/pictures`, method: 'POST', body: picture }),
      invalidatesTags: afterChange(({ id, picture }) => [
        storyOf(id),
        ...(picture.fromProject ? managed : []),
      ]),
    }),
  }),
});

export const { useGetStoryQuery, useSaveStoryMutation, useDeleteStoryMutation, useAddPictureMutation } =
  storyApi;
