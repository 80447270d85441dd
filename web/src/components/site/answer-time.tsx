import { useState } from 'react';
import { answerTimeContent } from '../../content/answer-time';
import { useGetAnswerTimesQuery } from '../../lib/answer-times';
import { useContent } from '../../lib/language-context';

const oldestMs = 36 * 3_600_000;

/** How soon the firm usually answers at this hour. Renders nothing if no recent figure is available. */
export function AnswerTime({ kind }: { kind: 'quote' | 'contact' }) {
  const content = useContent(answerTimeContent);
  const { data } = useGetAnswerTimesQuery();
  const [openedAt] = useState(() => Date.now());
  const minutes = data?.[kind];
  if (!data || !minutes || openedAt - Date.parse(data.measuredAt) > oldestMs) return null;
  const hours = Math.floor(minutes / 60);
  return <p className="text-sm">{content.usually(content.time(hours, minutes % 60))}</p>;
}
