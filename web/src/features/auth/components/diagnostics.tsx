import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { adminContent } from '../../../content/admin';
import { apiUrl } from '../../../lib/base-query';
import { useContent } from '../../../lib/language-context';

interface Result {
  id: number;
  name: string;
  hasPassed: boolean;
  time: string;
  status: string;
  headers: string;
  body: string;
}

interface Probe {
  name: string;
  path: string;
  body?: unknown;
}

async function probe({ name, path, body }: Probe): Promise<Omit<Result, 'id'>> {
  const time = new Date().toISOString();
  try {
    const answer = await fetch(apiUrl(path), {
      credentials: 'include',
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const headers = [...answer.headers].map(([key, value]) => `${key}: ${value}`).join('\n');
    const status = `${answer.status} ${answer.statusText}`;
    return { name, time, hasPassed: answer.ok, status, headers, body: await answer.text() };
  } catch (error) {
    return { name, time, hasPassed: false, status: '0', headers: '', body: String(error) };
  }
}

interface DiagnosticsProps {
  /** Returns the values of the login form above, which the login test sends. */
  credentials: () => { username: string; password: string };
}

/** A panel that tests the API and shows its responses, which contain no secrets. */
export function Diagnostics({ credentials }: DiagnosticsProps) {
  const content = useContent(adminContent).diagnostics;
  const [results, setResults] = useState<Result[]>([]);
  const run = async (wanted: Probe) => {
    const result = await probe(wanted);
    setResults((earlier) => [{ ...result, id: earlier.length }, ...earlier]);
  };
  return (
    <section className="mx-auto mt-6 max-w-2xl rounded-2xl border border-line bg-ground p-5">
      <h2 className="text-heading">{content.title}</h2>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => void run({ name: content.routing, path: '/user/test' })}>
          {content.routing}
        </Button>
        <Button variant="outline" onClick={() => void run({ name: content.user, path: '/user' })}>
          {content.user}
        </Button>
        <Button
          variant="outline"
          onClick={() => void run({ name: content.login, path: '/user/login', body: credentials() })}
        >
          {content.login}
        </Button>
        <Button variant="quiet" onClick={() => setResults([])}>
          {content.clear}
        </Button>
      </div>
      {results.length === 0 && <p className="mt-3 text-ink-soft">{content.none}</p>}
      <ul className="mt-3 space-y-3">
        {results.map((result) => (
          <li key={result.id} className="rounded-xl bg-band p-3">
            <p className="font-semibold">
              {result.hasPassed ? content.pass : content.fail}: {result.name}
            </p>
            <p className="text-sm">
              {result.time}, {result.status}
            </p>
            <p className="mt-2 text-sm font-medium">{content.headers}</p>
            <pre className="overflow-x-auto text-xs whitespace-pre-wrap">{result.headers}</pre>
            <p className="mt-2 text-sm font-medium">{content.body}</p>
            <pre className="overflow-x-auto text-xs whitespace-pre-wrap">{result.body}</pre>
          </li>
        ))}
      </ul>
    </section>
  );
}
