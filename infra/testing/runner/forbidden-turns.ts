/**
 * Turns of phrase that readers must read twice, each with a plain replacement. `docs/contributing.md` explains the
 * rule.
 */
const turns: ReadonlyArray<[turn: RegExp, instead: string]> = [
  [/\banew\b/i, 'again'],
  [/\bin vain\b/i, 'without effect'],
  [/\bby (?:itself|themselves)\b/i, 'automatically'],
  [/\b(?:is|are|was|were) away\b/i, 'is unavailable'],
  [/(?<!const )\b(?:tells?|told) of\b/i, 'reports'],
  [/\bspeaks? against\b/i, 'why … is rejected'],
  [/\bfor want of\b/i, 'without, because … is missing'],
  [/\bhears? nothing\b/i, 'gets no more …'],
  [/\bgone already\b/i, 'already removed'],
  [/\bsees? to (?:it|a lead|the lead)\b|\bseen to by\b/i, 'owner'],
  [/\bha(?:s|ve) it since\b/i, 'has had it since'],
  [/\bchange is kept\b/i, 'saved'],
  [/\blead before['"`]/i, 'previous lead'],
  [/\bwho ha(?:s|ve) an?\b/i, 'with a …'],
  [/\bwhoever\b/i, 'anyone who, the person who'],
  [/(?<![\w'"`/-])nobody(?:['’]s)?(?![\w'@$-])/i, 'no one'],
  [/(?<!["'`/])\btelephone\b(?![:=])/i, 'phone'],
  [/\b(?:him|her)self\b/i, 'themselves'],
  [/\bonce more\b/i, 'again'],
  [/\ball the same\b/i, 'anyway'],
  [/\bhands? on\b/i, 'passes'],
  [/\bbrings? (?:\w+ ){0,3}along\b/i, 'includes, takes'],
  [/\bsays? again what\b/i, 'restores'],
  [/\btyping error\b/i, 'misspelled'],
  [/\bfor good and all\b|\bin good time\b/i, 'permanently, early'],
];

/**
 * Further turns, which only texts for readers of pages and emails must not contain. Code and documents may use `mail`
 * for the mechanism.
 */
const turnsForReaders: typeof turns = [
  [/(?<![\w.`])mails\b(?!['\w]*\s*[:}.,)])/i, 'emails'],
  [/\b(?:a|each|every|one|test|this) mail\b(?! (?:address|program|provider|server))/i, 'email'],
  [/\bmailed\b(?!\s*[:}])/i, 'emailed'],
  [/\be-mail/i, 'email'],
  [/\b(?:is|are) told\b/i, 'is notified'],
  [/\bheard from first\b/i, 'got in touch first'],
  [/\breceipt (?:by|to)\b|\brecibo (?:para|por)\b/i, 'confirmation, confirmación'],
  [/\bNo owner\b|\b[Ss]et owner\b|\bOwner: \$/, 'Unassigned, Assign to (an owner is a role)'],
  [/['`]Presupuestos\b/, 'Solicitudes de presupuesto'],
  [/\blicence\b(?!:)/, 'license'],
  [/\bmay not\b/i, 'is not allowed to'],
  [/['"`](?:Empty|Vacío|Vacía): /, 'If empty, …; Si queda vacío, …'],
  [/\b(?:it|they) stands? (?:only )?(?:on|where)\b/i, 'is shown'],
  [/\bmake room\b/i, 'free up space'],
  [/[«»]/, '“…”'],
  [/[\d}] %/, '100%, without a space'],
];

const forReaders = /^(?:web\/src\/content|services\/leads\/src\/mail\/templates)\/(?!.*\.(?:test|spec)\.)/;
const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\*)/.test(line);

/**
 * Matches a comment that begins with a question word. `#` begins a comment only in files whose code does not use it
 * otherwise.
 */
const riddle = /(?:\/\/|\/\*\*?|^\s*\*|(?:^|\s)#|\{\/\*)\s*(?:What|Who|Whoever|Whose|Whom|Which|Whatever)\b/;
const riddleInScript = /(?:\/\/|\/\*\*?|^\s*\*|\{\/\*)\s*(?:What|Who|Whoever|Whose|Whom|Which|Whatever)\b/;

/** Returns the faults of a file, one per line: `path:line: turn (instead)`. */
export function forbiddenTurns(path: string, text: string): string[] {
  const begin = path.endsWith('.md')
    ? undefined
    : /\.(?:[cm]?tsx?|[cm]js|css)$/.test(path)
      ? riddleInScript
      : riddle;
  return text.split('\n').flatMap((line, index) => {
    const place = `${path}:${index + 1}`;
    const here = forReaders.test(path) && !isComment(line) ? [...turns, ...turnsForReaders] : turns;
    const found = here.flatMap(([turn, instead]) => {
      const match = turn.exec(line);
      return match ? [`${place}: “${match[0]}” (${instead})`] : [];
    });
    return begin?.test(line) ? [...found, `${place}: a comment begins with a noun or a verb`] : found;
  });
}
