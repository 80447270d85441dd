import { formAnswersContent } from '../../../content/form-answers';
import { useContent } from '../../../lib/language-context';
import type { RefusedFile } from './photo-rules';

interface RefusedFilesProps {
  refused: readonly RefusedFile[];
  /** Text that says why the other photos were refused. */
  problem?: string;
}

export function RefusedFiles({ refused, problem }: RefusedFilesProps) {
  const words = useContent(formAnswersContent).photos;
  return (
    <ul role="alert" className="text-sm font-medium text-alert [&:not(:empty)]:mt-3">
      {refused.map(({ name: file, fault }, index) => (
        <li key={`${index} ${file}`} className="wrap-anywhere">
          <strong>{words[fault === 'heic' ? 'invalidType' : fault].title}</strong> ({file}).{' '}
          {fault === 'heic' ? words.invalidType.heic : words[fault].text}
        </li>
      ))}
      {problem && <li>{problem}</li>}
    </ul>
  );
}
