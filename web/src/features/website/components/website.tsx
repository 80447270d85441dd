import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { tabAddress, type WebsitePart } from '../../../config/admin-addresses';
import { adminContent } from '../../../content/admin';
import { commonContent } from '../../../content/common';
import { websiteContent } from '../../../content/website';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { useContent } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import type { User } from '../../../types/api';
import { useGetSiteDraftQuery } from '../api/website-api';
import { selectWebsite } from '../draft/draft-slice';
import { draftArrived } from '../draft/keep-draft';
import { useAutosave } from '../draft/use-autosave';
import { FormContext } from '../fields/form-context';
import { HistoryPart } from '../history/history-part';
import { AreasPart } from '../parts/areas-part';
import { FactsPart } from '../parts/facts-part';
import { HomePart } from '../parts/home-part';
import { HoursPart } from '../parts/hours-part';
import { SearchPart } from '../parts/search-part';
import { ServicesPart } from '../parts/services-part';
import { AnswersPart, OpeningsPart, QuestionsPart } from '../parts/text-lists';
import { pageOfPart } from '../preview/preview-pages';
import { PreviewPanel } from '../preview/preview-panel';
import { usePublication } from '../publish/use-publication';
import { useProblems } from '../use-problems';
import { Conflict } from './conflict';
import { DraftBar } from './draft-bar';
import { PartList } from './part-list';
import { TokenNames } from './token-names';
import { useWantedField } from './use-wanted-field';

interface WebsiteProps {
  user: User;
  /** Null for the list of the parts. */
  part: WebsitePart | null;
}

interface OpenPartProps {
  part: WebsitePart;
  isReadOnly: boolean;
  /** What is edited. */
  content: SiteContent;
}

/** A part's form, and beside it the page that it changes. */
function OpenPart({ part, isReadOnly, content }: OpenPartProps) {
  const { websiteParts: names } = useContent(adminContent);
  const { toParts, preview } = useContent(websiteContent);
  const isLarge = useMediaQuery('(width >= 80rem)');
  const [page, setPage] = useState(pageOfPart[part]);
  const [lookedAt, setLookedAt] = useState<SiteContent | null>(null);
  const forms: Record<WebsitePart, ReactNode> = {
    facts: <FactsPart />,
    hours: <HoursPart />,
    home: <HomePart />,
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
        <h2 className="text-title">{names[part]}</h2>
        {part !== 'history' && part !== 'hours' && <TokenNames />}
        {forms[part]}
      </div>
      {part === 'answers' ? (
        <p className="text-ink-soft">{preview.none}</p>
      ) : (
        <PreviewPanel content={lookedAt ?? content} page={page} onPage={setPage} isFolded={!isLarge} />
      )}
    </div>
  );
}

/** The 'Website' tab: the firm's own words, as a draft that is published. */
export function Website({ user, part }: WebsiteProps) {
  const words = useContent(websiteContent);
  const { tryAgain } = useContent(commonContent);
  const dispatch = useDispatch<AppDispatch>();
  const { data, isError, refetch } = useGetSiteDraftQuery();
  const { content, userId } = useSelector(selectWebsite);
  const isReadOnly = !user.isAdmin;
  useEffect(() => {
    if (data) dispatch(draftArrived(data, user.id));
  }, [data, user.id, dispatch]);
  useAutosave();
  const problems = useProblems();
  const { wanted, wantedBy } = useWantedField();
  const publication = usePublication();
  const form = useMemo(
    () => ({ isReadOnly, problems, wanted, wantedBy }),
    [isReadOnly, problems, wanted, wantedBy],
  );
  const isLarge = useMediaQuery('(width >= 64rem)');
  const shownPart = part ?? (isLarge ? 'facts' : null);
  if (!content || userId !== user.id) {
    if (isError)
      return <Notice title={words.failed} retry={{ label: tryAgain, onRetry: () => void refetch() }} />;
    return <Skeleton className="h-96" />;
  }
  return (
    <FormContext value={form}>
      <div className="space-y-4 xl:mx-[calc(50%-min(50vw-2rem,50rem))]">
        <p className="text-ink-soft">
          {words.intro} {isReadOnly && words.readOnly}
        </p>
        <DraftBar problems={problems} isReadOnly={isReadOnly} state={publication} />
        <Conflict />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[11rem_minmax(0,1fr)]">
          {(isLarge || !shownPart) && (
            <PartList part={shownPart} problems={problems.keys()} isNarrow={isLarge} />
          )}
          {shownPart && (
            <OpenPart key={shownPart} part={shownPart} isReadOnly={isReadOnly} content={content} />
          )}
        </div>
      </div>
    </FormContext>
  );
}
