/**
 * SQL: the state of a receipt, in the same words as the index of waiting receipts. PostgreSQL could otherwise use an
 * index of all mails, which contains every sent mail until VACUUM.
 */
const receiptState = (mail: string) =>
  `(CASE WHEN ${mail}.channel = 'mail' AND ${mail}.kind = 'visitor_receipt' THEN ${mail}.state END)`;

const isReceipt = (mail: string) => `${mail}.channel = 'mail' AND ${mail}.kind = 'visitor_receipt'`;

/**
 * SQL: whether the mail `d` is not a receipt, or is a receipt whose turn it is: above `perHour` within an hour,
 * receipts wait in line. Receipts that may not be sent for another reason do not hold up others. Counts only the
 * receipts before this one, so the first of a long line costs as little as the first of a short one.
 *
 * @param isSendable SQL: whether a mail could be sent apart from this limit
 */
export const isReceiptsTurn = (perHour: number, isSendable: (mail: string) => string) => `
  (d.kind <> 'visitor_receipt' OR (
    WITH pace AS MATERIALIZED (
      SELECT ${perHour}
        - (SELECT count(*) FROM (
            SELECT FROM deliveries s WHERE ${isReceipt('s')} AND s.sent_at > now() - interval '1 hour'
            LIMIT ${perHour}) AS sent)
        - (SELECT count(*) FROM deliveries s WHERE ${receiptState('s')} = 'sending') AS free)
    SELECT (
      SELECT count(*) FROM (
        SELECT FROM deliveries r
        WHERE ${receiptState('r')} = 'owed' AND r.next_attempt_at <= now() AND ${isSendable('r')}
          AND (r.next_attempt_at, r.id) < (d.next_attempt_at, d.id)
        LIMIT pace.free) AS earlier) < pace.free
    FROM pace WHERE pace.free > 0))`;
