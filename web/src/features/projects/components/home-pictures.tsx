import { lazy, type ReactNode } from 'react';
import { WorkBlock } from '../../../components/site/home/work-block';
import { whenNear } from './when-near';

export const RecentWork = whenNear<{ children?: ReactNode }>(
  lazy(() => import('./recent-work')),
  ({ children }) => children && <WorkBlock isWork={false}>{children}</WorkBlock>,
);
