import { Button } from '../../../components/ui/button';
import { firstHourContent } from '../../../content/first-hour';
import { commonContent } from '../../../content/common';
import { useAttempt } from '../../../hooks/use-attempt';
import { useContent } from '../../../lib/language-context';
import {
  useBringSamplesBackMutation,
  useGetSamplesQuery,
  useRemoveSamplesMutation,
} from '../api/first-hour-api';

export function Samples() {
  const { samples } = useContent(firstHourContent);
  const { tryAgain } = useContent(commonContent);
  const attempt = useAttempt(() => tryAgain);
  const { data } = useGetSamplesQuery();
  const [remove, removing] = useRemoveSamplesMutation();
  const [bringBack, bringing] = useBringSamplesBackMutation();
  if (!data) return null;
  const { failed } = samples;
  if (data.shown > 0)
    return (
      <>
        <span className="text-ink-soft">{samples.shown(data.shown)}</span>
        <Button
          variant="outline"
          disabled={removing.isLoading}
          onClick={() => void attempt(remove().unwrap(), { done: samples.removed, failed })}
        >
          {removing.isLoading ? samples.removing : samples.remove}
        </Button>
      </>
    );
  if (!data.canComeBack) return null;
  return (
    <Button
      variant="quiet"
      disabled={bringing.isLoading}
      onClick={() => void attempt(bringBack().unwrap(), { done: samples.isBack, failed })}
    >
      {bringing.isLoading ? samples.bringing : samples.back}
    </Button>
  );
}
