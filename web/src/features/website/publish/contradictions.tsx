import { websiteHonestyContent } from '../../../content/website-honesty';
import { useContent } from '../../../lib/language-context';
import { FieldLink } from '../components/field-link';
import { useProblemText } from '../problem-text';
import { usePublishWarnings } from '../use-problems';

export function Contradictions({ onFollow }: { onFollow: () => void }) {
  const words = useContent(websiteHonestyContent);
  const problemText = useProblemText();
  const { contradictions } = usePublishWarnings();
  if (contradictions.length === 0) return null;
  return (
    <div>
      <p className="font-medium">{words.contradictions}</p>
      <ul className="max-h-40 overflow-y-auto text-sm">
        {contradictions.map((problem) => (
          <li key={problem.path}>
            <FieldLink path={problem.path} onFollow={onFollow} />: {problemText(problem)}
          </li>
        ))}
      </ul>
    </div>
  );
}
