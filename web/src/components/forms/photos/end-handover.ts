import { apiUrl } from '../../../lib/base-query';
import type { DraftName } from '../drafts-slice';
import { keepHandover, readHandover } from './kept-handover';

/** Ends it here and on the server, which erases its photos. */
export async function endHandover(name: DraftName, desk = readHandover(name)?.desk): Promise<void> {
  keepHandover(name, null);
  // Where it does not arrive, the server ends it after 30 minutes.
  if (desk)
    await fetch(apiUrl(`/photo-handovers/${encodeURIComponent(desk)}`), {
      method: 'DELETE',
      keepalive: true,
    }).catch(() => undefined);
}
