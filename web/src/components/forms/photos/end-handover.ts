import { apiUrl } from '../../../lib/base-query';
import type { DraftName } from '../draft-key';
import { keepHandover, readHandover } from './kept-handover';

/**
 * Ends a form's photo handover from a phone, in this tab and on the server. The server deletes the photos of the
 * handover.
 */
export async function endHandover(name: DraftName, desk = readHandover(name)?.desk): Promise<void> {
  keepHandover(name, null);
  // If the request is lost, the server ends the handover after 30 minutes.
  if (desk)
    await fetch(apiUrl(`/photo-handovers/${encodeURIComponent(desk)}`), {
      method: 'DELETE',
      keepalive: true,
    }).catch(() => undefined);
}
