import { useSelector } from 'react-redux';
import { getPublication, useGetPublicationQuery } from '../api/website-api';
import { selectWebsite } from '../draft/draft-slice';

const whileRunningMs = 500;
const untilShownMs = 1000;

const selectPublication = getPublication.select();

/**
 * Returns the published version and the number of public servers that show it. Polls while a publication is in
 * progress, and after a publication from this page until all servers show it.
 */
export function usePublication() {
  const { run } = useSelector(selectWebsite);
  const { data } = useSelector(selectPublication);
  const isRunning = run?.phase === 'running' || data?.state === 'rendering' || data?.state === 'storing';
  const shown = data?.servers.filter(({ version }) => version === data.version).length ?? 0;
  const isShown = data && data.version >= (run?.version ?? 0) && shown === data.servers.length;
  const isSpreading = run?.phase === 'done' && !isShown;
  const pollingInterval = isRunning ? whileRunningMs : isSpreading ? untilShownMs : 0;
  useGetPublicationQuery(undefined, { pollingInterval, skipPollingIfUnfocused: true });
  return { publication: data, shown };
}
