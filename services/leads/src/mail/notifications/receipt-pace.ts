/**
 * SQL: the state of a receipt, written exactly as in the index of waiting receipts. Otherwise PostgreSQL could use an
 * index of all mails, which contains every sent mail until VACUUM.
 */
const receiptState = (mail: string) =>
  `(CASE WHEN ${mail}.channel = 'mail' AND ${mail}.kind = 'visitor_receipt' THEN ${mail}.state END)`;

const isReceipt = (mail: string) => `${mail}.channel = 'mail' AND ${mail}.kind = 'visitor_receipt'`;

/**
 * SQL: whether a time is within the last hour. Times in the future, from before the clock was set back, do not count.
 */
const isWithinHour = (time: string) =>
  `${time} > now() - interval '1 hour' AND ${time} < now() + interval '1 minute'`;

/**
 * SQL: whether the mail `d` is not a receipt, or is a receipt whose turn it is. At most `perHour` receipts are sent
 * within an hour; the others wait in line. A receipt that may not be sent for another reason does not hold up others.
 * Only the receipts before `d` are counted, so that the first of a long line costs as little as the first of a short
 * line.
 *
 * @param isSendable SQL: whether a mail could be sent apart from this limit
 */
export const isReceiptsTurn = (perHour: number, isSendable: (mail: string) => string) => `
  (d.kind <> 'visitor_receipt' OR (
    WITH pace AS MATERIALIZED (
      SELECT ${perHour}
        - (SELECT count(*) FROM (
            SELECT FROM deliveries s WHERE ${isReceipt('s')} AND ${isWithinHour('s.sent_at')}
            LIMIT ${perHour}) AS sent)
        - (SELECT count(*) FROM deliveries s WHERE ${receiptState('s')} = 'sending') AS free)
    SELECT (
      SELECT count(*) FROM (
        SELECT FROM deliveries r
        WHERE ${receiptState('r')} = 'owed' AND r.next_attempt_at <= now() AND ${isSendable('r')}
          AND (r.next_attempt_at, r.id) < (d.next_attempt_at, d.id)
        LIMIT pace.free) AS earlier) < pace.free
    FROM pace WHERE pace.free > 0))`;
