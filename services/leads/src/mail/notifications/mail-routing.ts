/** How long the main mail server must fail before the second one takes over (requirement R13). */
const takeoverDelay = `interval '10 minutes'`;

const isPaused = (server: string) =>
  `EXISTS (SELECT FROM sending_pauses WHERE server = ${server} AND cause <> 'away')`;

/** SQL for the server that sends mail now; null while sending is paused. `hasFallback` is a boolean expression. */
export const serverNow = (hasFallback: string) => `
  (SELECT CASE
     WHEN ${hasFallback} AND EXISTS (SELECT FROM sending_pauses
                                     WHERE server = 'main' AND since <= now() - ${takeoverDelay})
       THEN CASE WHEN NOT ${isPaused(`'fallback'`)} THEN 'fallback' END
     WHEN NOT ${isPaused(`'main'`)} THEN 'main'
   END)`;

/** SQL for the server that sends one mail. A server that may already have accepted it keeps it, while configured. */
export const serverFor = (openAt: string, hasFallback: string) => `
  CASE
    WHEN ${openAt} IS NULL OR (${openAt} = 'fallback' AND NOT ${hasFallback}) THEN ${serverNow(hasFallback)}
    WHEN NOT ${isPaused(openAt)} THEN ${openAt}
  END`;

/** SQL: whether the paused server `p` rejects mail and may be probed now with a mail that is open at `openAt`. */
export const isProbeDue = (openAt: string) =>
  `p.cause = 'refusing' AND p.next_probe_at <= now() AND p.server = coalesce(${openAt}, p.server)`;
