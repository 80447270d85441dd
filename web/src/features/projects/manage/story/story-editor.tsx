import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/ui/button';
import { Panel } from '../../../../components/ui/panel';
import { Notice, Skeleton } from '../../../../components/ui/query-state';
import { storyEditorContent } from '../../../../content/story-editor';
import { useContent } from '../../../../lib/language-context';
import type { Project, ProjectStory } from '../../../../types/api';
import { useGetStoryQuery } from '../../api/story-api';
import { StoryForm } from './story-form';

export function StoryEditor({ project }: { project: Project }) {
  const content = useContent(storyEditorContent);
  const [isWanted, setWanted] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The button that opened the form disappears and loses the focus, so the form gets the focus.
  useEffect(() => {
    if (isWanted) place.current?.focus({ preventScroll: true });
  }, [isWanted]);
  const { data: story, isError, refetch } = useGetStoryQuery(project.id);
  const waiting = isError ? (
    <Notice title={content.failed} onRetry={() => void refetch()} />
  ) : (
    <Skeleton className="mt-4 h-24" />
  );
  const form = (known: ProjectStory) =>
    known.slug === null && known.pictures.length === 1 && !isWanted ? (
      <Button variant="outline" className="mt-4" onClick={() => setWanted(true)}>
        {content.make}
      </Button>
    ) : (
      <StoryForm project={project} story={known} />
    );
  return (
    <Panel title={content.title} text={content.hint}>
      <div ref={place} tabIndex={-1} className="outline-none">
        {story ? form(story) : waiting}
      </div>
    </Panel>
  );
}
