/** For how long the main mail server must be in trouble before the second one takes over (R13). */
const takesOverAfter = `interval '10 minutes'`;

const isPaused = (server: string) =>
  `EXISTS (SELECT FROM sending_pauses WHERE server = ${server} AND cause <> 'away')`;

/** The server by which mail goes, null while none may be tried. `hasFallback` is a boolean expression. */
export const serverNow = (hasFallback: string) => `
  (SELECT CASE
     WHEN ${hasFallback} AND EXISTS (SELECT FROM sending_pauses
                                     WHERE server = 'main' AND since <= now() - ${takesOverAfter})
       THEN CASE WHEN NOT ${isPaused(`'fallback'`)} THEN 'fallback' END
     WHEN NOT ${isPaused(`'main'`)} THEN 'main'
   END)`;

/** The server by which one mail goes: where its fate is open it stays, as long as that server is there. */
export const serverFor = (openAt: string, hasFallback: string) => `
  CASE
    WHEN ${openAt} IS NULL OR (${openAt} = 'fallback' AND NOT ${hasFallback}) THEN ${serverNow(hasFallback)}
    WHEN NOT ${isPaused(openAt)} THEN ${openAt}
  END`;
