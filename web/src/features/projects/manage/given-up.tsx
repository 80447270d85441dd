import { CircleAlert } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { picturePlacesContent } from '../../../content/picture-places';
import { useContent } from '../../../lib/language-context';
import type { GivenUpProject } from '../../../types/api';
import { useGetGivenUpQuery, useMakeRenditionsAgainMutation } from '../api/manage-api';
import { usePictureAttempt } from './use-picture-attempt';

function GivenUpRow({ project }: { project: GivenUpProject }) {
  const { givenUp } = useContent(picturePlacesContent);
  const attempt = usePictureAttempt();
  const [makeAgain, { isLoading }] = useMakeRenditionsAgainMutation();
  const tryAgain = () =>
    attempt(makeAgain(project.id).unwrap(), { done: givenUp.started, failed: givenUp.failed });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <p className="min-w-0 grow basis-48 break-words">
        <span className="font-medium">{project.title}</span>{' '}
        <span className="text-ink-soft">{givenUp.reasons[project.reason]}</span>
      </p>
      <Button
        variant="outline"
        aria-label={givenUp.againOf(project.title)}
        disabled={isLoading}
        onClick={() => void tryAgain()}
      >
        {givenUp.again}
      </Button>
    </li>
  );
}

/** Lists pictures whose large sizes could not be made after several attempts, with the reason. */
export function GivenUp() {
  const { givenUp } = useContent(picturePlacesContent);
  const { data = [] } = useGetGivenUpQuery();
  if (data.length === 0) return null;
  return (
    <section aria-label={givenUp.title} className="rounded-2xl border-2 border-alert bg-glow-soft p-4">
      <h2 className="flex items-center gap-2 text-lg">
        <CircleAlert aria-hidden className="size-5 shrink-0 text-alert" />
        {givenUp.title}
      </h2>
      <p className="text-sm">{givenUp.text}</p>
      <ul className="mt-1 divide-y divide-line">
        {data.map((project) => (
          <GivenUpRow key={project.id} project={project} />
        ))}
      </ul>
    </section>
  );
}
