import { X } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, buttonClass } from '../../../components/ui/button';
import { localizedPath, paths } from '../../../config/paths';
import { websiteContent } from '../../../content/website';
import { explain } from '../../../lib/explain';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import type { Publication } from '../../../types/api';
import { FieldLink } from '../components/field-link';
import { type PublicationRun, selectWebsite, websiteActions } from '../draft/draft-slice';
import { useProblemText } from '../problem-text';
import { undo } from './publish-draft';

interface RunStatusProps {
  publication: Publication | undefined;
  /** Number of public servers that show the published version. */
  shown: number;
}

function Progress({ publication, run }: { publication?: Publication; run: PublicationRun }) {
  const { publish } = useContent(websiteContent);
  const { state, done = 0, total = 0 } = publication ?? {};
  const isRendering = state === 'rendering' && total > 0;
  const title = run.kind === 'undo' ? publish.undoing : publish.waiting;
  return (
    <div>
      <p className="font-medium">
        {title}
        {isRendering && `: ${publish.pages(done, total)}`}
        {state === 'storing' && `: ${publish.storing}`}
      </p>
      <progress
        aria-label={title}
        value={isRendering ? done : undefined}
        max={total || undefined}
        className="w-full accent-primary"
      />
    </div>
  );
}

interface FailedRunDetails {
  page?: string;
  problem?: string;
}

function Failed({ run }: { run: PublicationRun }) {
  const words = useContent(websiteContent);
  const { publish } = words;
  const problemText = useProblemText();
  const { failure } = run;
  const { details } = (failure?.answer ?? {}) as { details?: FailedRunDetails };
  const fields = Object.entries(failure?.fields ?? {});
  const why = failure && explain(failure, words.reasons);
  return (
    <div>
      <p className="font-medium text-alert">
        {run.kind === 'undo' ? publish.undoFailed : publish.failed}: {why}
      </p>
      {details?.page && (
        <p>
          {publish.onPage(details.page)}: {publish.pageProblems[details.problem ?? ''] ?? why}
        </p>
      )}
      {fields.length > 0 && (
        <ul>
          {fields.map(([path, { code }]) => (
            <li key={path}>
              <FieldLink path={path} />. {problemText({ path, code })}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">{publish.oldStays}</p>
    </div>
  );
}

function Done({ run, publication, shown }: RunStatusProps & { run: PublicationRun }) {
  const { publish } = useContent(websiteContent);
  const language = useLanguage();
  const dispatch = useDispatch<AppDispatch>();
  const version = run.version ?? 0;
  const servers = publication?.version === version ? publication.servers : [];
  const title = run.kind === 'undo' ? publish.undone(version) : publish.done(version);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="font-medium">
        {title}
        {servers.length > 0 && `, ${publish.servers(shown, servers.length)}`}.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <a
          href={localizedPath(paths.home, language)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('quiet')}
        >
          {publish.look}
        </a>
        {run.kind === 'publish' && (
          <Button variant="outline" onClick={() => void dispatch(undo(version))}>
            {publish.undo}
          </Button>
        )}
      </div>
    </div>
  );
}

export function RunStatus({ publication, shown }: RunStatusProps) {
  const { run } = useSelector(selectWebsite);
  const { publish } = useContent(websiteContent);
  const dispatch = useDispatch<AppDispatch>();
  if (!run) return null;
  return (
    <div className="flex items-start justify-between gap-2.5 border-t border-line pt-3">
      <div role={run.phase === 'failed' ? 'alert' : 'status'} className="min-w-0 flex-1">
        {run.phase === 'running' && <Progress publication={publication} run={run} />}
        {run.phase === 'failed' && <Failed run={run} />}
        {run.phase === 'done' && <Done run={run} publication={publication} shown={shown} />}
      </div>
      {run.phase !== 'running' && (
        <button
          type="button"
          aria-label={publish.hide}
          onClick={() => dispatch(websiteActions.runChanged(null))}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-band"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}
