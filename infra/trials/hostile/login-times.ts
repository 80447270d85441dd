/**
 * Measures whether the time of a refused sign-in reveals which names exist. Tries the names in pairs, each pair from
 * its own address and after equally many failures of both names.
 *
 *     node infra/trials/hostile/login-times.ts <internal URL of the gateway> <name that exists> [pairs]
 *
 * The program calls the gateway directly, which trusts the IP address in the request's header. The attempts slow down
 * the existing account's sign-in for a quarter of an hour.
 */
const [gateway, known, pairs = '20'] = process.argv.slice(2);
if (!gateway || !known) throw new Error('login-times.ts <gateway> <name> [pairs]');
const run = Math.floor(Math.random() * 256);

async function refusedMs(username: string, pair: number): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${gateway}/api/user/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': `198.18.${run}.${pair}`,
    },
    body: JSON.stringify({ username, password: `not it ${pair}` }),
  });
  const { code } = (await answer.json()) as { code: string };
  if (code !== 'invalid_credentials') throw new Error(`${answer.status} ${code}`);
  return performance.now() - begun;
}

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

const differences: number[] = [];
for (let pair = 0; pair < Number(pairs); pair += 1) {
  const isKnownFirst = pair % 2 === 0;
  const names = isKnownFirst ? [known, `nobody-${run}`] : [`nobody-${run}`, known];
  const times: number[] = [];
  for (const name of names) times.push(await refusedMs(name, pair));
  const [first = 0, second = 0] = times;
  differences.push(isKnownFirst ? first - second : second - first);
  console.log(`${pair + 1}: ${first.toFixed(0)} and ${second.toFixed(0)} ms`);
}
const spread = median(differences.map((difference) => Math.abs(difference)));
console.log(
  `known minus unknown, median: ${median(differences).toFixed(1)} ms; usual difference: ${spread.toFixed(1)} ms`,
);
