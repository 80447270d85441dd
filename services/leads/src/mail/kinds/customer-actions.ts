import type { EntityManager } from 'typeorm';
import type { VisitTime } from '../templates/visit.js';
import type { CustomerActions } from '../templates/waiting.js';

const maxMessages = 20;

/**
 * Returns the customer's actions since their lead began to wait for the firm (`since`): the messages that they wrote,
 * and the last move or cancellation of a visit.
 */
export async function customerActions(
  manager: EntityManager,
  leadId: string,
  since: Date,
): Promise<CustomerActions> {
  const messages: Array<{ text: string }> = await manager.query(
    `SELECT text FROM (
       SELECT text, created_at FROM lead_messages WHERE lead_id = $1 AND direction = 'in' AND created_at >= $2
       UNION ALL
       SELECT m.content, m.created_at FROM chat_messages m JOIN chat_sessions s ON s.id = m.session_id
       WHERE s.lead_id = $1 AND m.role = 'visitor' AND m.created_at >= $2) AS written
     WHERE text <> '' ORDER BY created_at LIMIT ${maxMessages}`,
    [leadId, since],
  );
  // Reads events from a minute before `since`, because an event has the time at which its transaction began, which may
  // be a moment before `since`.
  const [change]: Array<{ kind: string; details: VisitTime }> = await manager.query(
    `SELECT kind, details FROM lead_history WHERE lead_id = $1 AND actor IS NULL
       AND (kind = 'visit_moved' OR kind = 'visit_cancelled' AND details->>'by' = 'visitor')
       AND at >= $2::timestamptz - interval '1 minute' ORDER BY at DESC LIMIT 1`,
    [leadId, since],
  );
  return {
    words: messages.map(({ text }) => text).join('\n\n'),
    ...(change && { [change.kind === 'visit_moved' ? 'movedTo' : 'canceledAt']: change.details }),
  };
}
