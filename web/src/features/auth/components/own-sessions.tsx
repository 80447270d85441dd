import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Setting } from '../../../components/ui/setting';
import { accountsContent } from '../../../content/accounts';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { OwnSession } from '../../../types/api';
import { useEndOwnSessionMutation, useGetOwnSessionsQuery } from '../api/accounts-api';
import { browserName } from '../../../lib/browser-name';
import { useAccountAttempt } from '../use-account-attempt';

function SessionRow({ session }: { session: OwnSession }) {
  const { sessions } = useContent(accountsContent);
  const language = useLanguage();
  const attempt = useAccountAttempt();
  const [endSession, { isLoading }] = useEndOwnSessionMutation();
  const browser = browserName(session.userAgent) ?? sessions.unknownBrowser;
  const facts = [
    sessions.seen(formatTime(session.lastSeenAt, language)),
    sessions.since(formatTime(session.createdAt, language)),
    session.address && sessions.from(session.address),
  ].filter(Boolean);
  const end = () =>
    attempt(endSession(session.id).unwrap(), { done: sessions.ended, failed: sessions.failed });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          {browser}{' '}
          {session.isCurrent && (
            <span className="ml-1 rounded-full bg-info px-2.5 py-0.5 text-sm">{sessions.current}</span>
          )}
        </p>
        <p className="text-sm break-words text-ink-soft">{facts.join(', ')}</p>
      </div>
      <Button
        variant="outline"
        aria-label={sessions.endOf(browser)}
        disabled={isLoading}
        onClick={() => void end()}
      >
        {sessions.end}
      </Button>
    </li>
  );
}

/** Number of sessions shown at first. The remaining ones are usually old. */
const shownAtFirst = 5;

export function OwnSessions() {
  const content = useContent(accountsContent);
  const answer = useGetOwnSessionsQuery();
  const [isWhole, setWhole] = useState(false);
  const sessions = answer.data ?? [];
  return (
    <Setting
      title={content.sessions.title}
      text={content.sessions.text}
      failed={content.failed}
      answer={answer}
    >
      <ul className="mt-2 divide-y divide-line">
        {sessions.slice(0, isWhole ? undefined : shownAtFirst).map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {!isWhole && sessions.length > shownAtFirst && (
        <Button variant="quiet" onClick={() => setWhole(true)} className="-ml-5">
          {content.sessions.all(sessions.length)}
        </Button>
      )}
    </Setting>
  );
}
