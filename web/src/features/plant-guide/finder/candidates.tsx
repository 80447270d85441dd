import type { FinderFile } from '@sandhill/company/plant-guide/finder-file.js';
import type { Candidate } from '@sandhill/company/plant-guide/rank-issues.js';
import { ArrowRight } from 'lucide-react';
import { LocalLink } from '../../../components/site/local-link';
import { problemFinderContent } from '../../../content/problem-finder';
import { useContent, useLanguage } from '../../../lib/language-context';
import { guidePaths } from '../guide-paths';

function useReasons(file: FinderFile, { reason }: Candidate): string[] {
  const { reasons } = useContent(problemFinderContent);
  const language = useLanguage();
  const seen = reason.signs.flatMap((id) => file.signs.filter((sign) => sign.id === id));
  const plant = file.plants.find(({ slug }) => slug === reason.plant);
  return [
    ...seen.map(({ label }) => label[language]),
    ...(plant ? [reasons.plant(plant.name[language] || plant.name.en)] : []),
    ...(reason.isNamed ? [reasons.named] : []),
    ...(reason.month ? [reasons.month] : []),
  ];
}

function CandidateCard({ file, candidate }: { file: FinderFile; candidate: Candidate }) {
  const content = useContent(problemFinderContent);
  const language = useLanguage();
  const reasons = useReasons(file, candidate);
  const issue = file.issues.find(({ slug }) => slug === candidate.slug);
  if (!issue) return null;
  const summary = issue.summary?.[language] || issue.summary?.en;
  return (
    <li className="rounded-2xl border border-line bg-ground p-4 sm:p-5">
      <h3 className="text-xl">{issue.name[language] || issue.name.en}</h3>
      <p className="font-semibold text-primary">{content.fits[candidate.confidence]}</p>
      {summary && <p className="mt-2">{summary}</p>}
      {reasons.length > 0 && (
        <p className="mt-2">
          <span className="text-ink-soft">{content.because}:</span> {reasons.join('; ')}
        </p>
      )}
      <p>
        <span className="text-ink-soft">{content.severity}:</span> {content.severityOf[issue.severity]}
      </p>
      <LocalLink
        to={guidePaths.problem(issue.slug)}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline-offset-4 hover:underline"
      >
        <span>
          {content.moreOf}
          <span className="sr-only">: {issue.name[language] || issue.name.en}</span>
        </span>
        <ArrowRight aria-hidden className="size-4 shrink-0" />
      </LocalLink>
    </li>
  );
}

/** The possible causes, the likeliest first. */
export function Candidates({ file, candidates }: { file: FinderFile; candidates: Candidate[] }) {
  return (
    <ol className="mt-4 space-y-3">
      {candidates.map((candidate) => (
        <CandidateCard key={candidate.slug} file={file} candidate={candidate} />
      ))}
    </ol>
  );
}
