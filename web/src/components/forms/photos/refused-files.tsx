import { formAnswersContent } from '../../../content/form-answers';
import { useContent } from '../../../lib/language-context';
import type { RefusedFile } from './photo-rules';

interface RefusedFilesProps {
  refused: readonly RefusedFile[];
  /** Text about photos that were refused for a reason other than those in `refused`. */
  problem?: string;
}

/** Says why files were refused. Each reason is given only once, because many files may have the same one. */
export function RefusedFiles({ refused, problem }: RefusedFilesProps) {
  const words = useContent(formAnswersContent).photos;
  const faults = [...new Set(refused.map(({ fault }) => fault))];
  const namesOf = (wanted: string) =>
    refused
      .filter(({ fault }) => fault === wanted)
      .map(({ name }) => name)
      .join(', ');
  return (
    <ul role="alert" className="text-sm font-medium text-alert [&:not(:empty)]:mt-3">
      {faults.map((fault) => (
        <li key={fault} className="wrap-anywhere">
          <strong>{words[fault === 'heic' ? 'invalidType' : fault].title}</strong> ({namesOf(fault)}).{' '}
          {fault === 'heic' ? words.invalidType.heic : words[fault].text}
        </li>
      ))}
      {problem && <li>{problem}</li>}
    </ul>
  );
}
