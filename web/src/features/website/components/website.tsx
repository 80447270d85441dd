import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { tabAddress, type WebsitePart } from '../../../config/admin-addresses';
import { adminContent } from '../../../content/admin';
import { websiteContent } from '../../../content/website';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { useContent } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import type { User } from '../../../types/api';
import { useGetSiteDraftQuery } from '../api/website-api';
import { selectWebsite } from '../draft/draft-slice';
import { receiveDraft } from '../draft/draft-thunks';
import { useAutosave } from '../draft/use-autosave';
import { HistoryPart } from '../history/history-part';
import { AreasPart } from '../parts/areas-part';
import { FactsPart } from '../parts/facts-part';
import { HomePart } from '../parts/home-part';
import { HoursPart } from '../parts/hours-part';
import { SearchPart } from '../parts/search-part';
import { ServicesPart } from '../parts/services-part';
import { AnswersPart, OpeningsPart, QuestionsPart } from '../parts/text-lists';
import { PicturesPart } from '../pictures/pictures-part';
import type { PictureTools } from '../pictures/picture-tools';
import { pageOfPart } from '../preview/preview-pages';
import { PreviewPanel } from '../preview/preview-panel';
import { Conflict } from './conflict';
import { DraftBar } from './draft-bar';
import { FormProvider } from './form-provider';
import { PartList } from './part-list';
import { TokenNames } from './token-names';

interface WebsiteProps {
  user: User;
  /** The open part; null for the list of parts. */
  part: WebsitePart | null;
  pictureTools: PictureTools;
}

interface OpenPartProps {
  part: WebsitePart;
  pictureTools: PictureTools;
  isReadOnly: boolean;
}

/** Time in milliseconds after which content has usually received a change in the gallery, which it polls every second. */
const followsWithinMs = 1_500;

function useLaterRounds(): [number, () => void] {
  const [round, setRound] = useState(0);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return [
    round,
    () => void timers.current.push(setTimeout(() => setRound((last) => last + 1), followsWithinMs)),
  ];
}

function OpenPart({ part, pictureTools, isReadOnly }: OpenPartProps) {
  const { websiteParts: names } = useContent(adminContent);
  const { toParts, preview } = useContent(websiteContent);
  const isLarge = useMediaQuery('(width >= 80rem)');
  // A press in the preview may open a field of another part of the editor. The preview then stays on its page.
  const { state } = useLocation() as { state: { previewPage?: string } | null };
  const [page, setPage] = useState(state?.previewPage ?? pageOfPart[part]);
  const [round, showAgain] = useLaterRounds();
  const [lookedAt, setLookedAt] = useState<SiteContent | null>(null);
  const pictures = { tools: pictureTools, onPage: setPage, onPictureChange: showAgain };
  const forms: Record<WebsitePart, ReactNode> = {
    facts: <FactsPart {...pictures} />,
    hours: <HoursPart />,
    home: <HomePart />,
    pictures: <PicturesPart {...pictures} />,
    services: <ServicesPart onPage={setPage} />,
    areas: <AreasPart />,
    search: <SearchPart onPage={setPage} />,
    openings: <OpeningsPart />,
    questions: <QuestionsPart />,
    answers: <AnswersPart />,
    history: <HistoryPart isReadOnly={isReadOnly} onLook={setLookedAt} />,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0 space-y-4">
        <Link to={tabAddress('website')} className={buttonClass('quiet', '-ml-5 lg:hidden')}>
          <ArrowLeft aria-hidden className="size-5" />
          {toParts}
        </Link>
        <h2 className="text-heading">{names[part]}</h2>
        {forms[part]}
        {!['history', 'hours', 'pictures'].includes(part) && <TokenNames />}
      </div>
      {part === 'answers' ? (
        <p className="text-ink-soft">{preview.none}</p>
      ) : (
        <PreviewPanel lookedAt={lookedAt} page={page} onPage={setPage} isFolded={!isLarge} round={round} />
      )}
    </div>
  );
}

/**
 * Returns a selector for whether the user's draft is open. It returns only a boolean, so that typing does not render
 * the whole tab.
 */
const selectIsOpen = (userId: string) => (state: Parameters<typeof selectWebsite>[0]) => {
  const website = selectWebsite(state);
  return website.userId === userId && website.content !== null;
};

function Autosave() {
  useAutosave();
  return null;
}

export function Website({ user, part, pictureTools }: WebsiteProps) {
  const words = useContent(websiteContent);
  const dispatch = useDispatch<AppDispatch>();
  const { data, fulfilledTimeStamp, isError, refetch } = useGetSiteDraftQuery();
  const isOpen = useSelector(selectIsOpen(user.id));
  const isReadOnly = !user.isAdmin;
  useEffect(() => {
    // Also runs for an unchanged draft, for instance after a new sign-in, so that unsaved changes are sent again.
    if (data && fulfilledTimeStamp) dispatch(receiveDraft(data, user.id));
  }, [data, fulfilledTimeStamp, user.id, dispatch]);
  const isLarge = useMediaQuery('(width >= 64rem)');
  const shownPart = part ?? (isLarge ? 'facts' : null);
  if (!isOpen) {
    if (isError) return <Notice title={words.failed} onRetry={() => void refetch()} />;
    return <Skeleton className="h-96" />;
  }
  return (
    <FormProvider isReadOnly={isReadOnly}>
      <Autosave />
      <div className="space-y-4 xl:mx-[calc(50%-min(50vw-2rem,50rem))]">
        <p className={part && !isReadOnly ? 'text-ink-soft max-lg:hidden' : 'text-ink-soft'}>
          {words.intro} {isReadOnly && words.readOnly}
        </p>
        <DraftBar />
        <Conflict />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[11rem_minmax(0,1fr)]">
          {(isLarge || !shownPart) && <PartList part={shownPart} isNarrow={isLarge} />}
          {shownPart && (
            <OpenPart key={shownPart} part={shownPart} pictureTools={pictureTools} isReadOnly={isReadOnly} />
          )}
        </div>
      </div>
    </FormProvider>
  );
}
