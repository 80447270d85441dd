import { isUnfinished, type Problem } from '@sandhill/company/content/problems.js';
import { use, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ConfirmButton } from '../../../components/ui/confirm-button';
import { Button } from '../../../components/ui/button';
import { lazyComponent } from '../../../components/ui/lazy-component';
import { websiteContent } from '../../../content/website';
import { websiteHonestyContent } from '../../../content/website-honesty';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost';
import { formatTime } from '../../../lib/format-time';
import { explain } from '../../../lib/explain';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import { isUnsaved, selectWebsite } from '../draft/draft-slice';
import { discardDraft, saveDraft } from '../draft/draft-thunks';
import { fieldName } from '../field-names';
import { FormContext } from '../fields/form-context';
import { useProblemText } from '../problem-text';
import { usePublishWarnings } from '../use-problems';
import { RunStatus } from '../publish/run-status';
import { usePublication } from '../publish/use-publication';
import { conflictId } from './conflict';
import { FieldLink, fieldAddress } from './field-link';
import { useWebsiteAttempt } from '../use-website-attempt';

const PublishDialog = lazyComponent(async () => (await import('../publish/publish-dialog')).PublishDialog);

function useTrouble(): string | undefined {
  const { problems } = use(FormContext);
  const words = useContent(websiteContent);
  const problemText = useProblemText();
  const state = useSelector(selectWebsite);
  const { content, failure, theirs } = state;
  if (theirs) return words.reasons.draft_changed;
  if (!content || !isUnsaved(state)) return undefined;
  const refused = [...problems.values()].find((problem) => !isUnfinished(problem as Problem));
  if (refused) return `${fieldName(refused.path, content, words)}. ${problemText(refused)}`;
  return failure ? explain(failure.error, words.reasons) : undefined;
}

function DraftState() {
  const { bar } = useContent(websiteContent);
  const language = useLanguage();
  const state = useSelector(selectWebsite);
  const dispatch = useDispatch<AppDispatch>();
  const trouble = useTrouble();
  const { saved, theirs, failure } = state;
  if (trouble)
    return (
      <div>
        <output className="block font-medium text-alert">{bar.notSaved(trouble)}</output>
        <p className="text-sm text-ink-soft">{bar.kept}</p>
        {theirs && (
          <a href={`#${conflictId}`} className="text-link underline underline-offset-4">
            {bar.compare}
          </a>
        )}
        {!theirs && failure && (
          <Button variant="quiet" className="-ml-5" onClick={() => void dispatch(saveDraft())}>
            {bar.retry}
          </Button>
        )}
      </div>
    );
  if (state.isSaving || isUnsaved(state)) return <p className="font-medium">{bar.saving}</p>;
  if (!saved?.isChanged) return <p className="font-medium">{bar.unchanged}</p>;
  const { changedBy, changedAt } = saved;
  return (
    <>
      <p className="font-medium">{bar.saved}</p>
      {changedBy && changedAt && (
        <p className="text-sm text-ink-soft max-sm:hidden">
          {bar.changedBy(changedBy, formatTime(changedAt, language))}
        </p>
      )}
    </>
  );
}

function DiscardButton() {
  const { bar, discard } = useContent(websiteContent);
  const dispatch = useDispatch<AppDispatch>();
  const attempt = useWebsiteAttempt();
  return (
    <ConfirmButton
      variant="quiet"
      className="px-3!"
      question={{
        title: discard.title,
        text: discard.text,
        confirmLabel: discard.confirm,
        busyLabel: discard.busy,
        cancelLabel: discard.cancel,
        onConfirm: () => attempt(dispatch(discardDraft()), { done: discard.done, failed: discard.failed }),
      }}
    >
      {bar.discard}
    </ConfirmButton>
  );
}

function PublishButton({ version }: { version: number }) {
  const { problems } = use(FormContext);
  const { bar } = useContent(websiteContent);
  const navigate = useNavigate();
  const website = useSelector(selectWebsite);
  const [isOpen, setOpen] = useState(false);
  const [first] = problems.keys();
  const hasChanges = isUnsaved(website) || website.saved?.isChanged === true;
  const isBusy = website.run?.phase === 'running' || website.theirs !== null;
  return (
    <>
      <Button
        variant="action"
        disabled={!hasChanges || isBusy}
        // If there are errors, the button stays focusable and leads to the first error.
        aria-disabled={first !== undefined || undefined}
        className="aria-disabled:opacity-60"
        onClick={() => (first === undefined ? setOpen(true) : void navigate(fieldAddress(first)))}
      >
        {bar.publish}
      </Button>
      {isOpen && <PublishDialog version={version} onClose={() => setOpen(false)} />}
    </>
  );
}

/** In a demo, shows how many fields would prevent a publication on a live site, with a link to the first of them. */
function Fiction() {
  const words = useContent(websiteHonestyContent);
  const { fiction } = usePublishWarnings();
  const [first] = fiction;
  if (!first) return null;
  return (
    <p className="text-sm">
      <FieldLink path={first.path}>{words.wouldRefuse(fiction.length)}</FieldLink>
    </p>
  );
}

export function DraftBar() {
  const { problems, isReadOnly } = use(FormContext);
  const { bar } = useContent(websiteContent);
  const language = useLanguage();
  const website = useSelector(selectWebsite);
  const [first] = problems.keys();
  const { publication, shown } = usePublication();
  const hasChanges = website.saved?.isChanged === true || isUnsaved(website);
  const place = useFocusWhenLost<HTMLElement>(`${hasChanges} ${website.run?.phase}`);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={bar.label}
      data-top-bar
      className="space-y-3 rounded-2xl border border-line bg-ground p-4 outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-48">
          {isReadOnly ? null : <DraftState />}
          {publication && (isReadOnly || !website.saved?.isChanged) && (
            <p className="text-sm text-ink-soft">
              {bar.published(publication.version, formatTime(publication.publishedAt, language))}
            </p>
          )}
          {!isReadOnly && website.saved?.isLive === false && <Fiction />}
          {first !== undefined && !isReadOnly && (
            <p className="text-sm">
              <FieldLink path={first}>{bar.problems(problems.size)}</FieldLink>
            </p>
          )}
        </div>
        {!isReadOnly && (
          <div className="flex shrink-0 items-center">
            {hasChanges && <DiscardButton />}
            <PublishButton version={publication?.version ?? 0} />
          </div>
        )}
      </div>
      <RunStatus publication={publication} shown={shown} />
    </section>
  );
}
