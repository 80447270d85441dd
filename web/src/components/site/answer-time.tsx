import { answerTimeContent } from '../../content/answer-time';
import { useMinute } from '../../hooks/use-minute';
import { useGetAnswerTimesQuery } from '../../lib/answer-times';
import { useContent } from '../../lib/language-context';

const oldestMs = 36 * 3_600_000;

/** Refetches the figure, because it depends on the time of day, and the page may stay open or be shown again later. */
const readAgain = {
  pollingInterval: 15 * 60_000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: 60,
};

/** How soon the firm usually answers at this hour. Renders nothing if no recent figure is available. */
export function AnswerTime({ kind }: { kind: 'quote' | 'contact' }) {
  const content = useContent(answerTimeContent);
  const { data } = useGetAnswerTimesQuery(undefined, readAgain);
  const now = useMinute();
  const minutes = data?.[kind];
  if (!data || !minutes || now - Date.parse(data.measuredAt) > oldestMs) return null;
  const hours = Math.floor(minutes / 60);
  return <p className="text-sm">{content.usually(content.time(hours, minutes % 60))}</p>;
}
