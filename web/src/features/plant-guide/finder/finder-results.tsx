import type { FinderFile } from '@sandhill/company/plant-guide/finder-file.js';
import type { Candidate } from '@sandhill/company/plant-guide/rank-issues.js';
import { Camera } from 'lucide-react';
import type { Ref } from 'react';
import { LocalLink } from '../../../components/site/local-link';
import { buttonClass } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/query-state';
import { commonContent } from '../../../content/common';
import { plantGuideContent } from '../../../content/plant-guide';
import { problemFinderContent } from '../../../content/problem-finder';
import { useContent, useLanguage } from '../../../lib/language-context';
import { Candidates } from './candidates';
import { guidePaths } from '../guide-paths';
import type { FinderState } from './finder-state';

interface FinderResultsProps {
  ref: Ref<HTMLElement>;
  file?: FinderFile;
  state: FinderState;
  /** Undefined until a sign was tapped or a text typed, and the data file is loaded. */
  candidates?: Candidate[];
  /**
   * Whether the candidates match the kind of plant that the visitor typed instead of the kind that the visitor tapped.
   */
  isByWords?: boolean;
  isAsked: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Returns the visitor's selections and text as one text, for the form that sends them to the office. */
function useSeen(file: FinderFile | undefined, { kind, signs, text }: FinderState): string {
  const { kinds } = useContent(problemFinderContent);
  const language = useLanguage();
  const labels = signs.map((id) => file?.signs.find((sign) => sign.id === id)?.label[language]);
  return [kind && kinds[kind], ...labels, text.trim()].filter(Boolean).join('; ');
}

export function FinderResults({
  ref,
  file,
  state,
  candidates,
  isByWords,
  isAsked,
  hasFailed,
  onRetry,
}: FinderResultsProps) {
  const content = useContent(problemFinderContent);
  const guide = useContent(plantGuideContent);
  const { loading } = useContent(commonContent);
  const seen = useSeen(file, state);
  const found = candidates?.length ?? 0;
  const status = () => {
    if (!isAsked) return content.waiting;
    if (!candidates) return hasFailed ? '' : `${loading}…`;
    return found > 0 ? content.found(found) : content.none;
  };
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="finder-results"
      className="rounded-3xl bg-band p-5 outline-none sm:p-6 lg:sticky lg:top-36 lg:max-h-[calc(100dvh-10rem)] lg:overflow-y-auto"
    >
      <h2 id="finder-results" className="text-heading">
        {content.results}
      </h2>
      <output className="mt-1 block">
        {isByWords && found > 0 && `${content.byWords} `}
        {status()}
      </output>
      {hasFailed && (
        <div className="mt-4">
          <Notice title={content.fileFailed} text={content.fileFailedText} onRetry={onRetry} />
        </div>
      )}
      {file && candidates && <Candidates file={file} candidates={candidates} />}
      {isAsked && (
        <LocalLink
          to={guidePaths.seen(guide.subject, seen)}
          className={buttonClass(candidates && found === 0 ? 'action' : 'outline', 'mt-4')}
        >
          <Camera aria-hidden className="size-5" />
          {guide.sendPhoto}
        </LocalLink>
      )}
    </section>
  );
}
