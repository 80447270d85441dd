/** Time for which the main mail server must fail before the second server takes over. */
const takeoverDelay = `interval '10 minutes'`;

const isPaused = (server: string) =>
  `EXISTS (SELECT FROM sending_pauses WHERE server = ${server} AND cause <> 'away')`;

/**
 * SQL: the name of the server that sends mail; null while sending is paused. `hasFallback` is an SQL condition: whether
 * a second server is configured.
 */
export const serverNow = (hasFallback: string) => `
  (SELECT CASE
     WHEN ${hasFallback} AND EXISTS (SELECT FROM sending_pauses
                                     WHERE server = 'main' AND since <= now() - ${takeoverDelay})
       THEN CASE WHEN NOT ${isPaused(`'fallback'`)} THEN 'fallback' END
     WHEN NOT ${isPaused(`'main'`)} THEN 'main'
   END)`;

/**
 * SQL: the name of the server that sends one mail; null while sending is paused. A mail that a server may already have
 * accepted stays with that server, as long as the server is configured.
 */
export const serverFor = (openAt: string, hasFallback: string) => `
  CASE
    WHEN ${openAt} IS NULL OR (${openAt} = 'fallback' AND NOT ${hasFallback}) THEN ${serverNow(hasFallback)}
    WHEN NOT ${isPaused(openAt)} THEN ${openAt}
  END`;

export const probeEvery = `interval '1 minute'`;

/**
 * SQL: whether a server may be probed now. `column` has the time of the next probe, which is ignored if it is more than
 * {@link probeEvery} ahead: the clock was set back.
 */
export const isProbeTime = (column: string) => `(${column} <= now() OR ${column} > now() + ${probeEvery})`;

/**
 * SQL: whether the paused server `p` rejects mail and may be probed now. `openAt`: the server that may already have
 * accepted the mail, if any.
 */
export const isProbeDue = (openAt: string) =>
  `p.cause = 'refusing' AND ${isProbeTime('p.next_probe_at')} AND p.server = coalesce(${openAt}, p.server)`;
