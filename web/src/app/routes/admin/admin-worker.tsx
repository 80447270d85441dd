import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { pictureQueueContent } from '../../../content/picture-queue';
import { useGetSessionQuery } from '../../../features/auth/api/auth-api';
import {
  followVersions,
  clearResponseCache,
  type CachedResponseMessage,
  knowsWorkers,
  type OpenPageMessage,
  registerAdminWorker,
} from '../../../lib/admin-worker';
import { api } from '../../../lib/api';
import { formatShortTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';

/**
 * Registers the service worker if a user is signed in. If no one is signed in, deletes the API responses that the
 * worker kept.
 */
export function useAdminWorker(): void {
  const { data: session, refetch } = useGetSessionQuery();
  const isSignedIn = session ? Boolean(session.user) : undefined;
  useEffect(() => {
    if (isSignedIn === false) void clearResponseCache();
    // Vite's development server has no service worker.
    if (!isSignedIn || !knowsWorkers() || !import.meta.env?.PROD) return undefined;
    const following = registerAdminWorker().then(followVersions);
    following.catch(() => undefined);
    return () => void following.then((stop) => stop()).catch(() => undefined);
  }, [isSignedIn]);
  useEffect(() => {
    if (!isSignedIn || !knowsWorkers()) return undefined;
    // A new worker has no kept session. Fetching the session again lets the worker keep it for an offline start.
    const ask = () => void refetch();
    const workers = navigator.serviceWorker;
    workers.addEventListener('controllerchange', ask);
    return () => workers.removeEventListener('controllerchange', ask);
  }, [isSignedIn, refetch]);
}

/** Opens the page of a pressed push notice in this tab. */
export function useNotificationClicks(): void {
  const navigate = useNavigate();
  const hear = useEffectEvent(({ data }: MessageEvent<OpenPageMessage>) => {
    if (data.type === 'open-page') void navigate(data.path);
  });
  useEffect(() => {
    const workers = knowsWorkers() ? navigator.serviceWorker : null;
    workers?.addEventListener('message', hear);
    return () => workers?.removeEventListener('message', hear);
  }, []);
}

const askAgainMs = 10_000;

/** Refetches all data that the service worker keeps, because the page shows an old response. */
const readAgain = () => api.util.invalidateTags(['Lead', 'Visit', { type: 'Project', id: 'MANAGED' }]);

export function CachedResponseNote() {
  const { keptAnswers } = useContent(pictureQueueContent);
  const language = useLanguage();
  const { refetch } = useGetSessionQuery();
  const dispatch = useDispatch();
  const [keptAt, setKeptAt] = useState<number | null>(null);
  useEffect(() => {
    const hear = ({ data }: MessageEvent<CachedResponseMessage>) => {
      if (data.type !== 'kept-answer') return;
      setKeptAt(data.keptAt);
      if (data.isNews) dispatch(readAgain());
    };
    const workers = knowsWorkers() ? navigator.serviceWorker : null;
    workers?.addEventListener('message', hear);
    return () => workers?.removeEventListener('message', hear);
  }, [dispatch]);
  const isOld = keptAt !== null;
  useEffect(() => {
    if (!isOld) return undefined;
    // Fetches the session repeatedly, because one lost response does not prove that the connection is lost. A fresh
    // response removes the note that the data is old.
    const timer = setInterval(() => void refetch(), askAgainMs);
    return () => clearInterval(timer);
  }, [isOld, refetch]);
  if (keptAt === null) return null;
  const time = formatShortTime(new Date(keptAt).toISOString(), language);
  return <output className="block bg-glow-soft px-4 py-2 text-center">{keptAnswers(time)}</output>;
}
